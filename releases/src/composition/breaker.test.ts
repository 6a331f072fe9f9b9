import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBreaker } from './breaker.ts'

const render = async () => 'page'

test('of two that were rendering at each fall, the one that renders well alone is cleared', async () => {
  const breaker = createBreaker()
  breaker.fell(['good@1', 'bad@1'])
  assert.equal(breaker.isOpen('bad@1'), false, 'either may be to blame')
  await breaker.oneAtATime('good@1', render)
  breaker.fell(['good@1', 'bad@1'])
  breaker.fell(['good@1', 'bad@1'])
  assert.equal(breaker.isOpen('bad@1'), true)
  assert.equal(breaker.isOpen('good@1'), false)
  assert.equal(breaker.isOpen('bad@2'), false)
})

test('suspects are rendered one at a time, others as they come', async () => {
  const breaker = createBreaker()
  breaker.fell(['a@1', 'b@1'])
  const { promise: held, resolve: letGo } = Promise.withResolvers<string>()
  const first = breaker.oneAtATime('a@1', () => held)
  let secondBegan = false
  const second = breaker.oneAtATime('b@1', async () => ((secondBegan = true), 'second'))
  assert.equal(await breaker.oneAtATime('innocent@1', render), 'page')
  assert.equal(secondBegan, false)
  letGo('first')
  assert.deepEqual(await Promise.all([first, second]), ['first', 'second'])
})

test('nobody waits in a long line behind suspects', async () => {
  const breaker = createBreaker()
  breaker.fell(['a@1', 'b@1'])
  const inLine = Array.from({ length: 3 }, () => breaker.oneAtATime('a@1', render))
  await assert.rejects(breaker.oneAtATime('a@1', render), /others are being tried/)
  assert.deepEqual(await Promise.all(inLine), ['page', 'page', 'page'])
  assert.equal(await breaker.oneAtATime('a@1', render), 'page')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCircuitBreaker } from './circuitBreaker.ts'

const render = async () => 'page'

test('of two releases that were rendering at each failure, the one that then renders alone successfully is cleared', async () => {
  const circuitBreaker = createCircuitBreaker()
  circuitBreaker.recordFailure(['good@1', 'bad@1'])
  assert.equal(circuitBreaker.isOpen('bad@1'), false, 'either may be the cause')
  await circuitBreaker.run('good@1', render)
  circuitBreaker.recordFailure(['good@1', 'bad@1'])
  circuitBreaker.recordFailure(['good@1', 'bad@1'])
  assert.equal(circuitBreaker.isOpen('bad@1'), true)
  assert.equal(circuitBreaker.isOpen('good@1'), false)
  assert.equal(circuitBreaker.isOpen('bad@2'), false)
})

test('suspected releases are rendered one at a time, others concurrently', async () => {
  const circuitBreaker = createCircuitBreaker()
  circuitBreaker.recordFailure(['a@1', 'b@1'])
  const { promise: held, resolve: release } = Promise.withResolvers<string>()
  const first = circuitBreaker.run('a@1', () => held)
  let secondBegan = false
  const second = circuitBreaker.run('b@1', async () => ((secondBegan = true), 'second'))
  assert.equal(await circuitBreaker.run('innocent@1', render), 'page')
  assert.equal(secondBegan, false)
  release('first')
  assert.deepEqual(await Promise.all([first, second]), ['first', 'second'])
})

test('a render is refused when too many suspected ones are waiting', async () => {
  const circuitBreaker = createCircuitBreaker()
  circuitBreaker.recordFailure(['a@1', 'b@1'])
  const waiting = Array.from({ length: 3 }, () => circuitBreaker.run('a@1', render))
  await assert.rejects(circuitBreaker.run('a@1', render), /others are being tried/)
  assert.deepEqual(await Promise.all(waiting), ['page', 'page', 'page'])
  assert.equal(await circuitBreaker.run('a@1', render), 'page')
})

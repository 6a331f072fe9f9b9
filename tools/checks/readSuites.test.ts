import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSuites } from './readSuites.ts'

const read = (...args: string[]) => readSuites(args, ['jest', 'static', 'api'])

test('all suites run, or those that are named, in their order', () => {
  assert.deepEqual(read(), ['jest', 'static', 'api'])
  assert.deepEqual(read('--only', 'api,jest'), ['jest', 'api'])
})

test('an unknown suite and an unknown flag are refused', () => {
  assert.throws(() => read('--only', 'api,apis'), /There is no suite "apis"; it can be jest, static, api\./)
  assert.throws(() => read('api'), /api/)
  assert.throws(() => read('--onyl=api'), /--onyl/)
})

test('help runs nothing', () => assert.equal(read('--help'), undefined))

import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { overBudget } from './budgets.ts'

const { KINORA_TESTS } = process.env
afterEach(() => {
  delete process.env.KINORA_TESTS
  if (KINORA_TESTS) process.env.KINORA_TESTS = KINORA_TESTS
})

test('a suite may use a quarter more than its budget, and in its thorough form what it needs', () => {
  delete process.env.KINORA_TESTS
  assert.equal(overBudget('jest', 0), undefined)
  assert.match(overBudget('jest', 100_000)!, /^jest used 100000 s of the reference processor/)
  process.env.KINORA_TESTS = 'thorough'
  assert.equal(overBudget('jest', 100_000), undefined)
})

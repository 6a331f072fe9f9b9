import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tallyOfJest } from './jestSuite.ts'
import { tallyOfJourneys } from './journeySuite.ts'
import { tallyOfTap } from './nodeTestSuite.ts'
import { runSuites } from './runSuites.ts'

const suite = (passed: number, failed: number, alone = false) => ({ name: 'suite', alone, run: async () => ({ passed, failed, output: '' }) })

test('the sum counts every suite, and one without tests as a failure', async () => {
  assert.deepEqual(await runSuites([suite(3, 0), suite(2, 1, true), suite(0, 0)]), { passed: 5, failed: 2 })
})

test('a suite that throws is a failure, and the others still run', async () => {
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no such tool')) }
  assert.deepEqual(await runSuites([broken, suite(1, 0)]), { passed: 1, failed: 1 })
})

test('TAP: cancelled tests failed, skipped ones count for nothing', () => {
  assert.deepEqual(tallyOfTap('# pass 7\n# fail 1\n# cancelled 2\n# skipped 4\n', 1), { passed: 7, failed: 3 })
  assert.deepEqual(tallyOfTap('# pass 7\n# fail 0\n', 1), { passed: 7, failed: 1 }, 'a crash after the last test')
})

test('Jest: a file that cannot be loaded is a failure', () => {
  assert.deepEqual(tallyOfJest({ numPassedTests: 4, numFailedTests: 1, numRuntimeErrorTestSuites: 1 }, 1), { passed: 4, failed: 2 })
})

test('Playwright: a second attempt is a failure, and so is a fault outside of tests', () => {
  assert.deepEqual(tallyOfJourneys({ stats: { expected: 9, unexpected: 1, flaky: 1 }, errors: [{}] }, 1), { passed: 9, failed: 3 })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tallyOfJest } from './jestSuite.ts'
import { tallyOfJourneys } from './journeySuite.ts'
import { tallyOfTap } from './nodeTestSuite.ts'
import { runSuites, slowest } from './runSuites.ts'

const suite = (passed: number, failed: number, mayBeEmpty = false) => ({
  name: 'suite',
  mayBeEmpty,
  run: async () => ({ passed, failed, output: '' }),
})

test('the sum counts every suite, and one without tests as a failure', async () => {
  assert.deepEqual(await runSuites([suite(3, 0), suite(2, 1), suite(0, 0)]), { passed: 5, failed: 2 })
  assert.deepEqual(await runSuites([suite(3, 0), suite(0, 0, true)]), { passed: 3, failed: 0 })
})

test('a suite that throws is a failure, and the others still run', async () => {
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no such tool')) }
  assert.deepEqual(await runSuites([broken, suite(1, 0)]), { passed: 1, failed: 1 })
})

test('TAP: cancelled tests count as failed, skipped ones are not counted', () => {
  assert.deepEqual(tallyOfTap('# pass 7\n# fail 1\n# cancelled 2\n# skipped 4\n', 1), {
    passed: 7,
    failed: 3,
    timings: [],
  })
  assert.deepEqual(
    tallyOfTap('# pass 7\n# fail 0\n', 1),
    { passed: 7, failed: 1, timings: [] },
    'a crash after the last test',
  )
  assert.equal(tallyOfTap('ok 1 - a\nnot ok 2 - hook.ts\n# pass 1\n# fail 0\n', 0).failed, 1, 'a hook of all tests')
  assert.equal(tallyOfTap('not ok 1 - later # TODO\n# pass 0\n# fail 0\n# todo 1\n', 0).failed, 0)
})

test('Jest: a file that cannot be loaded is a failure', () => {
  assert.deepEqual(tallyOfJest({ numPassedTests: 4, numFailedTests: 1, numRuntimeErrorTestSuites: 1 }, 1), {
    passed: 4,
    failed: 2,
    timings: [],
  })
})

test('Playwright: a flaky test is a failure, and so is an error outside of tests', () => {
  assert.deepEqual(tallyOfJourneys({ stats: { expected: 9, unexpected: 1, flaky: 1 }, errors: [{}] }, 1), {
    passed: 9,
    failed: 3,
    timings: [],
  })
})

test('timings are read from each runner’s report, and the five slowest are shown', () => {
  const tap = `TAP version 13
# Subtest: on PostgreSQL
    # Subtest: keeps what it acknowledged
    ok 1 - keeps what it acknowledged
      ---
      duration_ms: 2500.5
      type: 'test'
      ...
    not ok 2 - fails
      ---
      duration_ms: 100
      location: 'file.ts:1:1'
      ...
    1..2
ok 1 - on PostgreSQL
  ---
  duration_ms: 2600
  type: 'suite'
  ...
# pass 1
`
  assert.deepEqual(tallyOfTap(tap, 0).timings, [
    { name: 'keeps what it acknowledged', seconds: 2.5005 },
    { name: 'fails', seconds: 0.1 },
  ])

  const jest = {
    testResults: [{ assertionResults: [{ fullName: 'Card shows', duration: 40 }, { fullName: 'skipped' }] }],
  }
  assert.deepEqual(
    tallyOfJest({ numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 0, ...jest }, 0).timings,
    [
      { name: 'Card shows', seconds: 0.04 },
      { name: 'skipped', seconds: 0 },
    ],
  )

  const suites = [
    {
      title: 'film.e2e.ts',
      suites: [
        {
          title: 'signed out',
          specs: [{ title: 'waits', tests: [{ results: [{ duration: 1_000 }, { duration: 500 }] }] }],
        },
      ],
    },
  ]
  assert.deepEqual(
    tallyOfJourneys({ stats: { expected: 1, unexpected: 0, flaky: 0 }, errors: [], suites }, 0).timings,
    [{ name: 'film.e2e.ts › signed out › waits', seconds: 1.5 }],
  )

  const lines = slowest(Array.from({ length: 12 }, (_, seconds) => ({ name: `test ${seconds}`, seconds }))).split('\n')
  assert.deepEqual([lines.length, lines[1]?.trim(), lines.at(-1)?.trim()], [6, '11.0 s  test 11', '7.0 s  test 7'])
  assert.equal(slowest([]), '')
})

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Runner, runTogether, tallyOf } from './runTests.ts'
import { runSuites } from './runSuites.ts'

const suite = (passed: number, failed: number, mayBeEmpty = false) => ({
  name: 'suite',
  mayBeEmpty,
  run: async () => ({ passed, failed, output: '' }),
})
const countsOf = (runner: Runner, output: string, code = 0) => {
  const { passed, failed } = tallyOf(runner, { code, output })
  return [passed, failed]
}

test('the sum counts every suite, and one without tests as a failure', async () => {
  assert.deepEqual(await runSuites([suite(3, 0), suite(2, 1), suite(0, 0)]), { passed: 5, failed: 2 })
  assert.deepEqual(await runSuites([suite(3, 0), suite(0, 0, true)]), { passed: 3, failed: 0 })
})

test('a suite that throws is a failure, and the others still run', async () => {
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no such tool')) }
  assert.deepEqual(await runSuites([broken, suite(1, 0)]), { passed: 1, failed: 1 })
})

test('node:test: cancelled tests count as failed, skipped ones are not counted', () => {
  assert.deepEqual(countsOf('node', 'ℹ pass 7\nℹ fail 1\nℹ cancelled 2\nℹ skipped 4\n', 1), [7, 3])
  assert.deepEqual(countsOf('node', 'ℹ pass 7\nℹ fail 0\n', 1), [7, 1], 'a crash after the last test')
  const ended = 'ℹ pass 1\nℹ fail 0\n\n✖ failing tests:\n\ntest at file.ts:3:1\n'
  assert.deepEqual(countsOf('node', `${ended}✖ file.ts (0.1ms)\n  Error: hook\n`), [1, 1], 'a hook of all tests')
  assert.deepEqual(countsOf('node', `${ended}⚠ later (0.1ms) # TODO\n`), [1, 0])
})

test('files that share a process have hooks of their own, and one that cannot be loaded is a failure', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-together-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const files = Object.entries({
    'hooked.mjs': `
      import { beforeEach, test } from 'node:test'
      await new Promise((resolve) => setImmediate(resolve))
      beforeEach(() => (globalThis.times = (globalThis.times ?? 0) + 1))
      test('one', () => {})`,
    'next.mjs': `
      import assert from 'node:assert/strict'
      import { test } from 'node:test'
      test('another', () => assert.equal(globalThis.times, 1))`,
    'broken.mjs': `import './nowhere.mjs'`,
  }).map(([name, source]) => {
    writeFileSync(join(folder, name), source)
    return join(folder, name)
  })
  const { passed, failed, output } = await runTogether(files)
  assert.deepEqual([passed, failed], [2, 1], output)
  assert.equal((await runTogether(files.slice(0, 2))).failed, 0)
})

test('Jest: a file that cannot be loaded is a failure', () => {
  const summary = 'Test Suites: 1 failed, 2 passed, 3 total\nTests:       1 skipped, 4 passed, 5 total\n'
  assert.deepEqual(countsOf('jest', summary, 1), [4, 1])
  assert.deepEqual(countsOf('jest', 'Tests:       2 failed, 4 passed, 6 total\n', 1), [4, 2])
})

test('Playwright: a flaky test is a failure, and so is an error outside of tests', () => {
  assert.deepEqual(
    countsOf('playwright', '  1 failed\n    a.e2e.ts\n  1 flaky\n  2 skipped\n  9 passed (1.2m)\n', 1),
    [9, 2],
  )
  assert.deepEqual(countsOf('playwright', '  1 error was not a part of any test\n  9 passed (1.2m)\n', 1), [9, 1])
})

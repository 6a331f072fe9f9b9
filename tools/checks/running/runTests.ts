import { stripVTControlCharacters } from 'node:util'
import { runCommand, type Ended } from './runCommand.ts'
import type { Tally } from './suite.ts'

/** How the runners say at their end how many tests passed and failed. A flaky journey counts as failed. */
const COUNTS = {
  node: { passed: /^ℹ pass (\d+)$/gm, failed: /^ℹ (?:fail|cancelled) (\d+)$/gm },
  jest: { passed: /^Tests: .*?(\d+) passed/gm, failed: /^Tests: .*?(\d+) failed/gm },
  playwright: { passed: /^ {2}(\d+) passed/gm, failed: /^ {2}(\d+) (?:failed|flaky)$/gm },
}
export type Runner = keyof typeof COUNTS

/** A test or suite of node:test that takes longer hangs, and fails. */
const HANGS_AFTER_MS = 1_800_000
const ARGS: Record<Runner, string[]> = {
  node: ['--disable-warning=ExperimentalWarning', '--test-reporter=spec', `--test-timeout=${HANGS_AFTER_MS}`],
  jest: ['node_modules/jest/bin/jest.js', '--ci', '--silent'],
  playwright: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list'],
}

/** Runs tests with these arguments of their runner, and counts them. `onLine` gets each line of output at once. */
export async function runTests(
  runner: Runner,
  args: string[],
  env?: NodeJS.ProcessEnv,
  onLine?: (line: string) => void,
): Promise<Tally> {
  return tallyOf(runner, await runCommand(process.execPath, [...ARGS[runner], ...args], env, onLine))
}

/** Runs files of node:test in one process: a short file takes longer to start than to run. */
export const runTogether = (files: string[]): Promise<Tally> =>
  // Without that of a test that runs others.
  runTests('node', ['tools/checks/running/together.ts', ...files], { NODE_TEST_CONTEXT: undefined })

/** The output of failed runs only. */
export const sumOf = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  output: tallies.flatMap(({ failed, output }) => (failed ? output : [])).join('\n'),
  notes: [...new Set(tallies.flatMap(({ notes = [] }) => notes))],
})

/**
 * A run has failed at least once if it ended with another code than 0, or if node:test names a failure that it does not
 * count: a hook of all tests, where files share a process.
 */
export function tallyOf(runner: Runner, { code, output: written }: Ended): Tally {
  const output = stripVTControlCharacters(written)
  const sum = (pattern: RegExp) => [...output.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0)
  const isNamed = runner === 'node' && /^✖ (?!failing tests:)/m.test(output)
  const failed = sum(COUNTS[runner].failed)
  return {
    passed: sum(COUNTS[runner].passed),
    failed: code === 0 && !isNamed ? failed : Math.max(failed, 1),
    output,
    notes: [...new Set(output.match(/\S.*was not reached.*\S/g))],
  }
}

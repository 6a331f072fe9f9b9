import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from './runCommand.ts'
import type { Suite, Tally } from './suite.ts'
import { timingsOfTap } from './timings.ts'

/** Tests written for node:test, counted from a TAP report of their own. */
export const nodeTestSuite = (
  name: string,
  globs: string[],
  { filesAtOnce = 1, ...options }: Partial<Suite> & { filesAtOnce?: number } = {},
): Suite => ({
  name,
  ...options,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kinora-tap-'))
    const report = join(folder, 'report.tap')
    const reporters = [
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${report}`,
    ]
    const { code, output } = await runCommand(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      '--test',
      `--test-concurrency=${filesAtOnce}`,
      ...reporters,
      ...globs,
    ])
    const tally = tallyOfTap(readFileSync(report, 'utf8'), code)
    rmSync(folder, { recursive: true })
    return { ...tally, output, notes: notesIn(output) }
  },
})

/**
 * Cancelled tests never ran to their end, so they count as failed; so does a run that ended badly without saying why.
 */
export function tallyOfTap(tap: string, code: number | null): Omit<Tally, 'output'> {
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0)
  const failed = count('fail') + count('cancelled')
  return {
    passed: count('pass'),
    failed: code === 0 ? failed : Math.max(failed, 1),
    timings: timingsOfTap(tap),
  }
}

/** What a run could not reach, it says in a line; here it is said once. */
const notesIn = (output: string) => [
  ...new Set(
    output
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.includes('was not reached')),
  ),
]

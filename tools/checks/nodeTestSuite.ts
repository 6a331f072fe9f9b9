import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from './runCommand.ts'
import type { Suite, Tally } from './suite.ts'
import { timingsOfTap } from './timings.ts'

/** Tests for node:test, counted from a separate TAP report. */
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

/** Cancelled tests count as failed, and so does a run with a non-zero exit code and no failed test. */
export function tallyOfTap(tap: string, code: number | null): Omit<Tally, 'output'> {
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0)
  const failed = count('fail') + count('cancelled')
  return {
    passed: count('pass'),
    failed: code === 0 ? failed : Math.max(failed, 1),
    timings: timingsOfTap(tap),
  }
}

/** The lines on services that were not reached, without duplicates. */
const notesIn = (output: string) => [
  ...new Set(
    output
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.includes('was not reached')),
  ),
]

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atOnce } from '../setup/atOnce.js'
import { runCommand } from './runCommand.ts'
import type { Suite, Tally } from './suite.ts'
import { timingsOfTap } from './timings.ts'

/** Tests for node:test, each file in a process of its own. */
export const nodeTestSuite = (name: string, globs: string[], options: Partial<Suite> = {}): Suite => ({
  name,
  ...options,
  run: () => runNodeTests([`--test-concurrency=${atOnce()}`, ...globs]),
})

/** A test or suite that takes longer hangs, and fails. */
const HANGS_AFTER_MS = 1_800_000

/** Runs `node --test` with these arguments, and counts from a separate TAP report. */
export async function runNodeTests(args: string[]): Promise<Tally> {
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
    `--test-timeout=${HANGS_AFTER_MS}`,
    ...reporters,
    ...args,
  ])
  const tally = tallyOfTap(readFileSync(report, 'utf8'), code)
  rmSync(folder, { recursive: true })
  return { ...tally, output, notes: notesIn(output) }
}

/**
 * Cancelled tests count as failed, and so does a run without a failed test that has a non-zero exit code or a failed hook
 * of all tests: where files share a process, Node counts no such hook and ends with 0.
 */
export function tallyOfTap(tap: string, code: number | null): Omit<Tally, 'output'> {
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0)
  const failed = count('fail') + count('cancelled')
  return {
    passed: count('pass'),
    failed: code === 0 && !/^not ok (?!.* # TODO)/m.test(tap) ? failed : Math.max(failed, 1),
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

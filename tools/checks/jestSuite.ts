import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atOnce } from '../setup/atOnce.js'
import { runTool } from './runCommand.ts'
import type { Suite, Tally } from './suite.ts'
import { timingsOfJest } from './timings.ts'

type Report = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number } & Parameters<
  typeof timingsOfJest
>[0]

/**
 * Unit and component tests of the packages of the web.
 * @param args by which Jest chooses tests
 */
export const jestSuite = (...args: string[]): Suite => ({
  name: 'Components (Jest)',
  mayBeEmpty: args.length > 0,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kinora-jest-'))
    const report = join(folder, 'report.json')
    const { code, output } = await runTool('jest/bin/jest.js', [
      '--json',
      `--outputFile=${report}`,
      '--ci',
      '--silent',
      `--maxWorkers=${atOnce()}`,
      ...args,
    ])
    const tally = existsSync(report)
      ? tallyOfJest(JSON.parse(readFileSync(report, 'utf8')), code)
      : { passed: 0, failed: 1 }
    rmSync(folder, { recursive: true })
    // The JSON is in the file too, so it is removed from the output.
    return { ...tally, output: output.replace(/^\{"num.*$/m, '') }
  },
})

/** A file that could not be loaded counts as one failure. */
export function tallyOfJest(report: Report, code: number | null): Omit<Tally, 'output'> {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  return {
    passed: report.numPassedTests,
    failed: code === 0 ? failed : Math.max(failed, 1),
    timings: timingsOfJest(report),
  }
}

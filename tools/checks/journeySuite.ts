import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareProduct } from '../../e2e/support/product.ts'
import { findChromium } from './findChromium.ts'
import { runTool } from './runCommand.ts'
import type { Suite, Tally } from './suite.ts'
import { timingsOfJourneys } from './timings.ts'

type Report = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
  suites?: Parameters<typeof timingsOfJourneys>[0]
}

/** Federation and journeys in a real browser, on the built product. */
export const journeySuite: Suite = {
  name: 'Journeys (Playwright)',
  run: async () => {
    const { path, whose } = await findChromium()
    console.log(`  Chromium: ${path} (${whose})`)
    // Built first, so that no journey waits for webpack.
    await prepareProduct()

    const folder = mkdtempSync(join(tmpdir(), 'kinora-journeys-'))
    const report = join(folder, 'report.json')
    const env = { KINORA_CHROMIUM: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const { code, output } = await runTool(
      '@playwright/test/cli.js',
      ['test', '--reporter=list,json'],
      env,
      sayProgress(),
    )
    const tally = existsSync(report)
      ? tallyOfJourneys(JSON.parse(readFileSync(report, 'utf8')), code)
      : { passed: 0, failed: 1 }
    rmSync(folder, { recursive: true })
    return { ...tally, output }
  },
}

/** A journey that passed only at the second attempt counts as failed. */
export function tallyOfJourneys({ stats, errors, suites }: Report, code: number | null): Omit<Tally, 'output'> {
  const failed = stats.unexpected + stats.flaky + errors.length
  return {
    passed: stats.expected,
    failed: code === 0 ? failed : Math.max(failed, 1),
    timings: timingsOfJourneys(suites),
  }
}

/** Prints a line for every tenth journey, and at once for each that failed. */
function sayProgress(): (line: string) => void {
  let done = 0
  return (line) => {
    if (/^\s*✘/.test(line)) console.log(`  ${line.trim()}`)
    if (/^\s*[✘✓]\s+\d+ /.test(line) && ++done % 10 === 0) console.log(`  … ${done} journeys`)
  }
}

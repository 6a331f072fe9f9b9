import { prepareProduct } from '../product/startProduct.ts'
import { atOnce } from '../setup/atOnce.js'
import { findChromium } from './findChromium.ts'
import { installBrowsers } from './installBrowsers.ts'
import { runTests } from './running/runTests.ts'
import type { Suite } from './running/suite.ts'

/** Start, scaling, containers and a bench of the built product, which is made first: two files would build it twice. */
export const productSuite: Suite = {
  name: 'The product as processes (node:test)',
  run: async () => {
    await prepareProduct()
    return runTests('node', [
      '--test',
      `--test-concurrency=${atOnce()}`,
      'tools/product/*.test.ts',
      'bench/serving/*.test.ts',
    ])
  },
}

/** Node runs the journeys as they are: Playwright would compile all that they import by Babel. */
const WITHOUT_COMPILER = { PW_DISABLE_TS_ESM: '1' }

/** Federation and journeys in a real browser, on the built product: none waits for webpack. */
export const journeySuite: Suite = {
  name: 'Journeys (Playwright)',
  run: async () => {
    const { path, whose } = await findChromium()
    console.log(`  Chromium: ${path} (${whose})`)
    await prepareProduct()
    return runTests('playwright', [], { KINORA_CHROMIUM: path, ...WITHOUT_COMPILER }, sayProgress())
  },
}

/** Prints a line for every tenth journey, and at once for each that failed. */
function sayProgress(): (line: string) => void {
  let done = 0
  return (line) => {
    if (/^\s*✘/.test(line)) console.log(`  ${line.trim()}`)
    if (/^\s*[✘✓]\s+\d+ /.test(line) && ++done % 10 === 0) console.log(`  … ${done} journeys`)
  }
}

/** The smoke journeys in all browser engines. An engine that cannot be installed is named in a note. */
export const smokeSuite: Suite = {
  name: 'Smoke journeys (Chromium, Firefox, WebKit)',
  run: async () => {
    process.env.KINORA_CHROMIUM ??= (await findChromium()).path
    await installBrowsers()
    await prepareProduct()
    return runTests('node', ['--test', `--test-concurrency=${atOnce()}`, 'e2e/smoke/*.test.ts'])
  },
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext } from '@playwright/test'
import { startProduct, type Product } from '../../tools/product/startProduct.ts'
import { test as base } from './test.ts'

const DAY_MS = 86_400_000
const preload = pathToFileURL(join(import.meta.dirname, 'laterClock.ts')).href

type PassingDays = {
  product: Product
  /** Sets the clocks of the API and of these browsers, whose pages must be opened anew, to so many days after today. */
  goTo: (daysAhead: number, ...browsers: BrowserContext[]) => Promise<void>
}

/** For journeys that take days: a product of their own whose days pass. */
export const test = base.extend<{ passing: PassingDays }>({
  // A page that is open while the API starts again reports that it did not answer.
  mayComplain: async ({}, use) => use(true),
  passing: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'kinora-clock-'))
    const file = join(folder, 'ahead')
    writeFileSync(file, '0')
    const clock = { NODE_OPTIONS: `--import=${preload}`, CLOCK_AHEAD_FILE: file }
    // A specialist stays signed in from one day to the next, as nobody does at work.
    const product = await startProduct({ ...clock, SPECIALIST_IDLE_HOURS: '720' })
    await use({
      product,
      goTo: async (daysAhead, ...browsers) => {
        await product.stop('api')
        writeFileSync(file, String(daysAhead * DAY_MS))
        await product.mend()
        for (const browser of browsers) await browser.addInitScript(setAhead, daysAhead * DAY_MS)
      },
    })
    await product.end()
    rmSync(folder, { recursive: true })
  },
})

/** In a page: its clock is ahead by so many milliseconds, whatever was set before. */
function setAhead(ahead: number): void {
  const globals = globalThis as unknown as { ActualDate?: DateConstructor }
  const Actual = (globals.ActualDate ??= Date)
  globalThis.Date = class extends Actual {
    constructor(...args: unknown[]) {
      super(...((args.length === 0 ? [Actual.now() + ahead] : args) as [number]))
    }
    static override now = () => Actual.now() + ahead
  } as DateConstructor
}

export { expect } from './test.ts'

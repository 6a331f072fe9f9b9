import { accounts } from '@kinora/demo'
import { signIn } from '../../e2e/support/signIn.ts'
import { step } from '../../tools/setup/step.js'
import type { Extent } from '../readFlags.ts'
import { table } from '../table.ts'
import { earlyControls } from './earlyControls.ts'
import { inBrowser } from './inBrowser.ts'
import { pressEarly } from './pressEarly.ts'
import { SLOW_PHONE } from './slowPhone.ts'

const SLOWDOWNS = [1, 4, 6]
const LAST_MS = 3_000

/**
 * Presses each main control of ten pages at moments from its first paint on, and says which presses never had an
 * effect.
 */
export const benchEarly = ({ moments }: Extent): Promise<string> =>
  inBrowser('Early presses', async (browser, product) => {
    const { origin } = product
    const page = await browser.newPage()
    await signIn(page, product, accounts.member, '/profile')
    const member = await page.context().storageState()
    await page.context().close()

    const names = Object.keys(earlyControls)
    const lost = (name: string, slowdown: number) =>
      step(`${name}, ${slowdown} ×`, async () => {
        const control = earlyControls[name]!
        const late: number[] = []
        for (let moment = 0; moment < moments; moment++) {
          const afterMs = Math.round((moment * LAST_MS) / Math.max(1, moments - 1))
          const state = control.isMember && member
          if (!(await pressEarly(browser, control, { origin, slowdown, afterMs, ...(state && { state }) })))
            late.push(afterMs)
        }
        return late
      })

    const rows: string[][] = []
    let sum = 0
    for (const name of names) {
      const row = [name]
      for (const slowdown of SLOWDOWNS) {
        const late = await lost(name, slowdown)
        sum += late.length
        row.push(late.length === 0 ? '0 lost' : `${late.length} lost (${late.join(', ')} ms)`)
        console.log(`  ${row.at(-1)}`)
      }
      rows.push(row)
    }
    return [
      `Each control pressed at ${moments} moments, 0 to ${LAST_MS} ms after it was painted; ${SLOW_PHONE.split(', processor')[0]!}`,
      table(['processor slower by', ...SLOWDOWNS.map((slowdown) => `${slowdown} ×`)], rows),
      `  ${names.length * SLOWDOWNS.length * moments} pressed, ${sum} lost`,
    ].join('\n')
  })

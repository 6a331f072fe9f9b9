import { interleave } from '../interleave.ts'
import { median, ratio } from '../median.ts'
import type { Extent } from '../readFlags.ts'
import { milliseconds, table, times } from '../table.ts'
import { inBrowser } from './inBrowser.ts'
import { serveVariant } from './serveVariant.ts'
import { SLOW_PHONE } from './slowPhone.ts'
import { floor, whole } from './variants.ts'
import { visit, type Visit } from './visit.ts'

const PAGES = ['/', '/faq']

/** Measures a first visit to public pages, against the same pages without scripts. */
export const benchPages = ({ rounds }: Extent): Promise<string> =>
  inBrowser('The load of public pages', async (browser, product) => {
    const [wholeOrigin, floorOrigin] = await Promise.all(
      [whole, floor].map((variant) => serveVariant(product.origin, variant)),
    )
    const rows: string[][] = []
    for (const path of PAGES) {
      const cases = {
        product: () => visit(browser, wholeOrigin + path, true),
        floor: () => visit(browser, floorOrigin + path, false),
      }
      // Warms up all caches on the server side.
      await Promise.all(Object.values(cases).map((once) => once()))
      const measured = await interleave(`Loading ${path}`, rounds, cases)
      rows.push(
        [...rowOf(path, measured, 'firstPaint'), ''],
        [...rowOf(path, measured, 'largestPaint'), measured.product.at(-1)!.largest],
      )
    }
    return [
      `Cold load of public pages in Chromium: ${SLOW_PHONE}`,
      table(['', 'product', 'without scripts (floor)', 'ratio', 'what is largest'], rows),
      'A first visit is asked about consent, by script: where those words are the largest, they are painted last.',
    ].join('\n')
  })

const WORDS = { firstPaint: 'first paint', largestPaint: 'largest paint' }

function rowOf(
  path: string,
  { product, floor: bare }: Record<'product' | 'floor', Visit[]>,
  what: keyof typeof WORDS,
): string[] {
  const [real, least] = [product, bare].map((visits) => visits.map((one) => one[what])) as [number[], number[]]
  return [`${path}  ${WORDS[what]}`, milliseconds(median(real)), milliseconds(median(least)), times(ratio(real, least))]
}

import { join } from 'node:path'
import { kinoraHome } from '@kinora/releases'
import { step } from '../../tools/setup/step.js'
import { interleave } from '../interleave.ts'
import { median, ratio } from '../median.ts'
import type { Extent } from '../readFlags.ts'
import { milliseconds, table, times } from '../table.ts'
import { buildBundle } from './buildBundle.ts'
import { followLink, type Follow } from './followLink.ts'
import { inBrowser } from './inBrowser.ts'
import { serveVariant } from './serveVariant.ts'
import { SLOW_PHONE } from './slowPhone.ts'
import { bundled, whole } from './variants.ts'

const PAGE = '/programs'
const STYLES = /<link rel="stylesheet"[^>]*>/g

/** Measures the navigation from the list to a program, against the same code as one bundle. */
export const benchNextPage = ({ rounds }: Extent): Promise<string> =>
  inBrowser('The next page', async (browser, product) => {
    const bundle = await step('Building the shell and the remote as one bundle', () =>
      buildBundle(join(kinoraHome(), 'bench'), product),
    )
    const variant = bundled(bundle)
    const styles = await stylesOfNext(product.origin)
    const [productOrigin, other] = await Promise.all([
      serveVariant(product.origin, whole),
      // The bundle has no styles: those of the next page are loaded with the first page, which is not measured.
      serveVariant(product.origin, {
        ...variant,
        page: (html) => variant.page(html).replace('</head>', `${styles}</head>`),
      }),
    ])
    const cases = {
      product: () => followLink(browser, productOrigin + PAGE, false),
      bundle: () => followLink(browser, other + PAGE, false),
      'product, pointed at': () => followLink(browser, productOrigin + PAGE, true),
      'bundle, pointed at': () => followLink(browser, other + PAGE, true),
    }
    // Warms up all caches on the server side.
    await Promise.all([cases.product(), cases.bundle()])
    return report(await interleave(`From ${PAGE} to a program`, rounds, cases))
  })

/** The style sheets of a program's page that the list's page does not have. */
async function stylesOfNext(origin: string): Promise<string> {
  const list = await (await fetch(origin + PAGE)).text()
  const link = /href="(\/programs\/\d+)"/.exec(list)?.[1]
  if (!link) throw new Error(`${PAGE} has no link to a program.`)
  const next = await (await fetch(origin + link)).text()
  return [...next.matchAll(STYLES)].flatMap(([tag]) => (list.includes(tag) ? [] : tag)).join('')
}

function report(measured: Record<string, Follow[]>): string {
  const of = (name: string, what: keyof Follow) => measured[name]!.map((follow) => follow[what])
  const cells = (name: string, what: keyof Follow) => {
    const reference = name.replace('product', 'bundle')
    return [
      milliseconds(median(of(name, what))),
      name === reference ? 'reference' : times(ratio(of(name, what), of(reference, what))),
    ]
  }
  return [
    `From ${PAGE} to a program in Chromium: ${SLOW_PHONE}`,
    table(
      ['', 'press to heading', 'against bundle', 'longest interaction', 'against bundle'],
      Object.keys(measured).map((name) => [name, ...cells(name, 'heading'), ...cells(name, 'interaction')]),
    ),
    '  "pointed at": code and data have come before the press, as with a mouse; else the touch itself asks for them.',
  ].join('\n')
}

import { join } from 'node:path'
import { kinoraHome } from '@kinora/releases'
import { step } from '../../tools/setup/step.js'
import { interleave } from '../interleave.ts'
import { median, ratio } from '../median.ts'
import { kilobytes, milliseconds, table, times, whole } from '../table.ts'
import { buildBundle } from './buildBundle.ts'
import { inBrowser } from './inBrowser.ts'
import { serveVariant, type Variant } from './serveVariant.ts'
import { floor, whole as unchanged } from './variants.ts'
import { visit, type Visit } from './visit.ts'

const PAGE = '/programs'
const AIMS = { floor: 1.5, bundle: 1.05, scriptBytes: 200_000 }
const ASYNC_SCRIPTS = /(?:<script async [^>]*><\/script>)+/

/** A first visit to the list, against the page alone (the floor) and against the same code as one bundle (the federation's tax). */
export const benchLoad = (rounds: number): Promise<string> =>
  inBrowser('The cold load', async (browser, product) => {
    const bundle = await step('Building the shell and the remote as one bundle', () => buildBundle(join(kinoraHome(), 'bench')))
    const measured = (variant: Variant, hydrates = true) => serveVariant(product.origin, variant).then((origin) => () => visit(browser, origin + PAGE, hydrates))
    const cases = {
      product: await measured(unchanged),
      floor: await measured(floor, false),
      bundle: await measured({ page: (html) => html.replace(ASYNC_SCRIPTS, bundle.scripts), files: bundle.files }),
    }
    // Renders the page and fills every cache on this side of the network.
    await Promise.all(Object.values(cases).map((once) => once()))
    return report(await interleave(`Loading ${PAGE}`, rounds, cases))
  })

function report({ product, floor, bundle }: Record<'product' | 'floor' | 'bundle', Visit[]>): string {
  const largest = (visits: Visit[]) => visits.map(({ largestPaint }) => largestPaint)
  const weight = of(product, 'scriptBytesBefore')
  return [
    `Cold load of ${PAGE} in Chromium: 1.6 Mbit/s, 150 ms, processor 4 × slower, 412 × 823`,
    table(
      ['', 'first paint', 'largest paint', 'interactive', 'script', 'all bytes', 'requests'],
      [row('product', product), row('the page without scripts (floor)', floor), row('the same code as one bundle', bundle)],
    ),
    `  largest is ${product[0]!.largest}`,
    `  largest paint, product against floor    ${verdict(ratio(largest(product), largest(floor)), AIMS.floor, times)}`,
    `  largest paint, product against bundle   ${verdict(ratio(largest(product), largest(bundle)), AIMS.bundle, times)}`,
    `  script before interactive, compressed   ${verdict(weight, AIMS.scriptBytes, kilobytes)}`,
  ].join('\n')
}

const of = (visits: Visit[], what: 'firstPaint' | 'largestPaint' | 'interactive' | 'scriptBytes' | 'scriptBytesBefore' | 'bytes' | 'requests') =>
  median(visits.map((visit) => visit[what] ?? NaN))

const row = (name: string, visits: Visit[]) => [
  name,
  milliseconds(of(visits, 'firstPaint')),
  milliseconds(of(visits, 'largestPaint')),
  visits[0]!.interactive === undefined ? '–' : milliseconds(of(visits, 'interactive')),
  kilobytes(of(visits, 'scriptBytes')),
  kilobytes(of(visits, 'bytes')),
  whole(of(visits, 'requests')),
]

const verdict = (value: number, aim: number, write: (value: number) => string) => `${write(value)}, ${value <= aim ? 'within' : 'OVER'} the aim of ${write(aim)}`

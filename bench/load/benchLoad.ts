import { join } from 'node:path'
import { kinoraHome } from '@kinora/releases'
import { step } from '../../tools/setup/step.js'
import { interleave } from '../interleave.ts'
import { median, ratio } from '../median.ts'
import type { Extent } from '../readFlags.ts'
import { kilobytes, milliseconds, table, times, whole } from '../table.ts'
import { buildBundle } from './buildBundle.ts'
import { inBrowser } from './inBrowser.ts'
import { packageWeights, type PackageWeight } from './packageWeights.ts'
import { serveVariant, type Variant } from './serveVariant.ts'
import { SLOW_PHONE } from './slowPhone.ts'
import { bundled, floor, whole as unchanged } from './variants.ts'
import { visit, type Visit } from './visit.ts'

const PAGE = '/programs'
const AIMS = { floor: 1.5, bundle: 1.05, script: 1.1, scriptBytes: 160_000 }

/**
 * Measures a first visit to the list, against the page without scripts (the floor) and against the same code as one
 * bundle (the overhead of Module Federation).
 */
export const benchLoad = ({ rounds }: Extent): Promise<string> =>
  inBrowser('The cold load', async (browser, product) => {
    const home = join(kinoraHome(), 'bench')
    const bundle = await step('Building the shell and the remote as one bundle', () => buildBundle(home, product))
    const weights = await step("Weighing what the shell's main file is made of", () => packageWeights(home))
    const measured = (variant: Variant, hydrates = true) =>
      serveVariant(product.origin, variant).then((origin) => () => visit(browser, origin + PAGE, hydrates))
    const cases = {
      product: await measured(unchanged),
      floor: await measured(floor, false),
      bundle: await measured(bundled(bundle)),
    }
    // Warms up all caches on the server side.
    await Promise.all(Object.values(cases).map((once) => once()))
    return `${report(await interleave(`Loading ${PAGE}`, rounds, cases))}\n\n${contents(weights)}`
  })

function report({ product, floor, bundle }: Record<'product' | 'floor' | 'bundle', Visit[]>): string {
  const largest = (visits: Visit[]) => visits.map(({ largestPaint }) => largestPaint)
  const weight = of(product, 'scriptBytesBefore')
  const script = weight / of(bundle, 'scriptBytesBefore')
  return [
    `Cold load of ${PAGE} in Chromium: ${SLOW_PHONE}`,
    table(
      ['', 'first paint', 'largest paint', 'interactive', 'script', 'all bytes', 'requests'],
      [
        row('product', product),
        row('the page without scripts (floor)', floor),
        row('the same code as one bundle', bundle),
      ],
    ),
    `  largest is ${product[0]!.largest}`,
    `  largest paint, product against floor    ${verdict(ratio(largest(product), largest(floor)), AIMS.floor, times)}`,
    `  largest paint, product against bundle   ${verdict(ratio(largest(product), largest(bundle)), AIMS.bundle, times)}`,
    `  script, product against bundle          ${verdict(script, AIMS.script, times)}`,
    `  script before interactive, compressed   ${verdict(weight, AIMS.scriptBytes, kilobytes)}`,
  ].join('\n')
}

function contents(weights: PackageWeight[]): string {
  const sum = weights.reduce((bytes, { minified }) => bytes + minified, 0)
  return [
    `The shell's main file, ${kilobytes(sum)} minified, by package, and what the compressed file would be less without it`,
    table(
      ['', 'minified', 'saved'],
      weights.map(({ name, minified, saved }) => [name, kilobytes(minified), kilobytes(saved)]),
    ),
  ].join('\n')
}

const of = (
  visits: Visit[],
  what: 'firstPaint' | 'largestPaint' | 'interactive' | 'scriptBytes' | 'scriptBytesBefore' | 'bytes' | 'requests',
) => median(visits.map((visit) => visit[what] ?? NaN))

const row = (name: string, visits: Visit[]) => [
  name,
  milliseconds(of(visits, 'firstPaint')),
  milliseconds(of(visits, 'largestPaint')),
  visits[0]!.interactive === undefined ? '–' : milliseconds(of(visits, 'interactive')),
  kilobytes(of(visits, 'scriptBytes')),
  kilobytes(of(visits, 'bytes')),
  whole(of(visits, 'requests')),
]

const verdict = (value: number, aim: number, write: (value: number) => string) =>
  `${write(value)}, ${value <= aim ? 'within' : 'OVER'} the aim of ${write(aim)}`

import { setTimeout as sleep } from 'node:timers/promises'
import { LARGE, SHIPPED } from '../../api/testing/growth/seedGrowth.ts'
import { findPostgres } from '../../tools/product/findPostgres.ts'
import { step } from '../../tools/setup/step.js'
import { interleave } from '../interleave.ts'
import { median, percentile, ratio } from '../median.ts'
import type { Extent } from '../readFlags.ts'
import { milliseconds, table, times, whole } from '../table.ts'
import { LIST } from '../serving/programLists.ts'
import { askPages } from './askPages.ts'
import { askReads } from './askReads.ts'
import { openTenPages } from './openTenPages.ts'
import { type Asked, type Both, type Grown, startGrown } from './startGrown.ts'

const TARGET = 1.5
const START_TARGET = 2
const SAMPLES_IN_SECOND = 3
const ASK_EVERY_MS = 10

const NAMES_ALL = 'names every program; made once for a version of the content'
const PERIOD = 'has three times as much to say: all that is shown of a period'
const FULL_PAGE = 'a full page of those who are found; there are eleven'
/** Why some take longer where there is more. */
const WHY: Record<string, string> = {
  'page /sitemap.xml': NAMES_ALL,
  'page /feed.xml': 'sorts all programs by date, once for a version of the content',
  'page /en/feed.xml': 'sorts all programs by date, once for a version of the content',
  '/api/trinings/pages': NAMES_ALL,
  '/api/goals': PERIOD,
  '/api/members/goals/:id': PERIOD,
  '/api/members/:id/report': PERIOD,
  '/api/team/member?search=Zieli%C5%84ska%201': FULL_PAGE,
  '/api/done-trainings, page 9': 'counts three years, and skips eight pages',
  '/api/done-trainings, page 99': 'counts three years, and skips 98 pages; the other is page 3',
}

/**
 * Measures every read of the API and every page at the size that the product is meant for, against the size that it is
 * shipped with, and how long the API takes to start there.
 */
export async function benchGrowth({ rounds, seconds }: Extent): Promise<string> {
  const server = await findPostgres()
  if (!server) return 'Growth needs PostgreSQL, and none answers (name one: DATABASE_URL_TEST).'
  const started: Grown[] = []
  const start = (name: string, size: typeof LARGE) =>
    step(`Starting the product on the ${name} database`, async () => {
      const grown = await startGrown(server, size)
      started.push(grown)
      return grown
    })
  try {
    const both: Both<Grown> = { shipped: await start('shipped', SHIPPED), large: await start('large', LARGE) }
    const samples = rounds * seconds
    const asked = [...(await askReads(both, samples * SAMPLES_IN_SECOND)), ...(await askPages(both, samples))]
    const opened = await openTenPages(both.large)
    return [
      `${whole(LARGE.programs)} programs, ${whole(LARGE.accounts)} accounts, a team of ${whole(LARGE.team)}, a member of ${whole(LARGE.days)} days, ${whole(LARGE.rows)} events; against ${SHIPPED.programs}, ${SHIPPED.accounts}, ${SHIPPED.team}, ${SHIPPED.days}, ${whole(SHIPPED.rows)}`,
      opened,
      startLine(await startAgain(both, rounds)),
      askedTable(asked),
    ].join('\n')
  } finally {
    for (const { end } of started) await end()
  }
}

function startLine({ shipped, large }: Both<number[]>): string {
  const found = times(ratio(large, shipped))
  return `From the start of the API to its first list of programs: ${milliseconds(median(shipped))}, large ${milliseconds(median(large))}: ${found} (at most ${START_TARGET})`
}

function askedTable(asked: Asked[]): string {
  const rows = asked
    .map(({ what, taken: { shipped, large } }) => ({
      what,
      medians: [median(shipped), median(large)],
      ratio: percentile(large, 0.9) / percentile(shipped, 0.9),
      ofLeast: Math.min(...large) / Math.min(...shipped),
    }))
    .sort((one, other) => other.ratio - one.ratio)
  const above = rows.filter((row) => row.ratio > TARGET).length
  return [
    `one request at a time, by turns; ${above} of ${rows.length} ratios above ${TARGET}, the worst first; other work on the machine spoils the least times least`,
    table(
      ['', 'median, shipped', 'large', 'ratio of p90', 'of the least', ''],
      rows.map((row) => [
        row.what,
        ...row.medians.map((value) => `${value.toFixed(1)} ms`),
        times(row.ratio),
        times(row.ofLeast),
        row.ratio > TARGET ? (WHY[row.what] ?? '') : '',
      ]),
    ),
  ].join('\n')
}

/** How long the API takes from its start to its first list of programs, in milliseconds. */
const startAgain = (both: Both<Grown>, rounds: number): Promise<Both<number[]>> =>
  interleave('Starting the API', rounds, { shipped: () => startTime(both.shipped), large: () => startTime(both.large) })

async function startTime({ product }: Grown): Promise<number> {
  await product.stop('api')
  const begun = performance.now()
  product.start('api')
  while (!(await isListed(product.urls.api + LIST))) await sleep(ASK_EVERY_MS)
  return performance.now() - begun
}

const isListed = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

import { growthReads } from '../../api/testing/growth/growthReads.ts'
import { LARGE, seedGrowth, SHIPPED, type Size } from '../../api/testing/growth/seedGrowth.ts'
import { step } from '../../tools/setup/step.js'
import { interleave } from '../interleave.ts'
import { median, percentile } from '../median.ts'
import type { Extent } from '../readFlags.ts'
import { table, times, whole } from '../table.ts'
import { openSession } from './openSession.ts'
import { startApi } from './startApi.ts'
import { withClient } from './withClient.ts'

const TARGET = 1.5
const SAMPLES_IN_SECOND = 3

type Api = Awaited<ReturnType<typeof startApi>>

/** Measures every read of the API at the size that it is meant for, against the size that it is shipped with. */
export async function benchGrowth({ rounds, seconds }: Extent): Promise<string> {
  const apis: Api[] = []
  try {
    const asks: Awaited<ReturnType<typeof readerOf>>[] = []
    for (const [name, size] of Object.entries({ shipped: SHIPPED, large: LARGE })) {
      const api = await startApi()
      apis.push(api)
      if (!api.databaseUrl) return 'Growth needs PostgreSQL, and none answers (name one: DATABASE_URL_TEST).'
      const { origin, databaseUrl } = api
      asks.push(await step(`Filling the ${name} database`, () => readerOf({ origin, databaseUrl }, size)))
    }
    const [shipped, large] = asks as [(typeof asks)[number], (typeof asks)[number]]
    const measured: { route: string; medians: [number, number]; ratio: number }[] = []
    for (const route of shipped.routes) {
      await Promise.all([shipped.ask(route), large.ask(route)])
      const taken = await interleave(route, rounds * seconds * SAMPLES_IN_SECOND, {
        shipped: () => shipped.ask(route),
        large: () => large.ask(route),
      })
      const ratio = percentile(taken.large, 0.9) / percentile(taken.shipped, 0.9)
      measured.push({ route, medians: [median(taken.shipped), median(taken.large)], ratio })
    }
    measured.sort((one, other) => other.ratio - one.ratio)
    const above = measured.filter(({ ratio }) => ratio > TARGET).length
    return [
      `${whole(LARGE.programs)} programs, ${whole(LARGE.accounts)} accounts, a team of ${whole(LARGE.team)}, a member of ${whole(LARGE.days)} days, ${whole(LARGE.rows)} events; against ${SHIPPED.programs}, ${SHIPPED.accounts}, ${SHIPPED.team}, ${SHIPPED.days}, ${whole(SHIPPED.rows)}`,
      `one call at a time, by turns; ${above} of ${measured.length} ratios above ${TARGET}, the worst first`,
      table(
        ['', 'median, shipped', 'large', 'ratio of p90'],
        measured.map(({ route, medians, ratio }) => [
          route,
          ...medians.map((value) => `${value.toFixed(1)} ms`),
          times(ratio),
        ]),
      ),
    ].join('\n')
  } finally {
    for (const api of apis) await api.end()
  }
}

/** At most five an hour. */
const EXPORT = '/api/user/me/export'

/** Fills the database. Returns what can be read, and a function that reads it and resolves to the milliseconds it took. */
async function readerOf(api: { origin: string; databaseUrl: string }, size: Size) {
  const readers = await seedGrowth(api.databaseUrl, size)
  const tokens = {
    member: await openSession(api, readers.member),
    specialist: await openSession(api, readers.specialist),
  }
  const { rows } = await withClient(api.databaseUrl, (client) =>
    client.query<{ id: number }>("select min(id) as id from programs where locale = 'pl'"),
  )
  const reads = new Map(growthReads(readers, rows[0]!.id).map((read) => [read.route, read]))
  return {
    routes: [...reads.keys()].filter((route) => route !== EXPORT),
    ask: async (route: string) => {
      const { url, who } = reads.get(route)!
      const begun = performance.now()
      const response = await fetch(api.origin + url, {
        headers: who === 'visitor' ? {} : { authorization: `Bearer ${tokens[who]}` },
      })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
      return performance.now() - begun
    },
  }
}

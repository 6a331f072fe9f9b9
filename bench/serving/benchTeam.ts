import { addTeam } from '../../api/testing/growth/addTeam.ts'
import { step } from '../../tools/setup/step.js'
import { interleave } from '../interleave.ts'
import { median, percentile } from '../median.ts'
import type { Extent } from '../readFlags.ts'
import { table, times, whole } from '../table.ts'
import { openSession } from './openSession.ts'
import { startApi } from './startApi.ts'
import { withClient } from './withClient.ts'

const SMALL = 20
const LARGE = 2_000
const SAMPLES_IN_SECOND = 10

/** The first page by need, a search, and the totals of the sidebar. */
const CALLS = {
  'the first page by need': '/api/team/member?locale=pl',
  'a search': '/api/team/member?locale=pl&search=Zieli%C5%84ska%201',
  'the totals': '/api/team?locale=pl',
}
type Call = keyof typeof CALLS

/** Measures a specialist's list with two thousand members, against one with twenty, in one database. */
export async function benchTeam({ rounds, seconds }: Extent): Promise<string> {
  const api = await startApi()
  try {
    const { origin, databaseUrl } = api
    if (!databaseUrl) return 'Teams need PostgreSQL, and none answers (name one: DATABASE_URL_TEST).'
    const [small, large] = await step(`Seeding teams of ${SMALL} and ${whole(LARGE)}`, () =>
      Promise.all([SMALL, LARGE].map((members) => openTeam({ origin, databaseUrl }, members))),
    )
    const ask = (token: string | undefined) => async (call: Call) => {
      const begun = performance.now()
      const response = await fetch(origin + CALLS[call], { headers: { authorization: `Bearer ${token}` } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${call} answered ${response.status}.`)
      return performance.now() - begun
    }
    const asks = { small: ask(small), large: ask(large) }
    const rows: string[][] = []
    for (const call of Object.keys(CALLS) as Call[]) {
      for (let warm = 0; warm < SAMPLES_IN_SECOND; warm++) await Promise.all([asks.small(call), asks.large(call)])
      const samples = rounds * seconds * SAMPLES_IN_SECOND
      const taken = await interleave(`Reading ${call}`, samples, {
        small: () => asks.small(call),
        large: () => asks.large(call),
      })
      const p99 = { small: percentile(taken.small, 0.99), large: percentile(taken.large, 0.99) }
      const ms = (value: number) => `${value.toFixed(1)} ms`
      rows.push([
        call,
        ...[median(taken.small), median(taken.large), p99.small, p99.large].map(ms),
        times(p99.large / p99.small),
      ])
    }
    return [
      `One call at a time, by turns, on PostgreSQL; teams of ${SMALL} and ${whole(LARGE)} members with half a year of trainings`,
      table(['', `median, ${SMALL}`, whole(LARGE), `p99, ${SMALL}`, whole(LARGE), 'ratio of p99'], rows),
    ].join('\n')
  } finally {
    await api.end()
  }
}

/** Inserts a team. Returns the specialist's access token. */
async function openTeam(api: { origin: string; databaseUrl: string }, members: number) {
  const { specialist } = await withClient(api.databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica') // without foreign keys; it needs a superuser
    const team = await addTeam(client, members)
    await client.query('vacuum analyze')
    return team
  })
  return openSession(api, specialist)
}

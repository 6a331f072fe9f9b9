import type { MessagePage } from '@kinora/contracts'
import { step } from '../../tools/setup/step.js'
import { interleave } from '../interleave.ts'
import { median, percentile } from '../median.ts'
import type { Extent } from '../readFlags.ts'
import { table, times, whole } from '../table.ts'
import { addMembers } from './addMembers.ts'
import { seedOthers, seedReader } from './seedHistory.ts'
import { startApi } from './startApi.ts'

const SMALL = 1_000
const TARGET = 1.5
const SAMPLES_IN_SECOND = 100

/** The panel beside the path, and a later page of the dialog. */
const CALLS = {
  'the panel': (specialist: number) => `/api/message/${specialist}?locale=pl&limit=5`,
  'the dialog': (specialist: number, hundredth: number) =>
    `/api/message/${specialist}?locale=pl&limit=20&before=${hundredth}`,
  'the statistics': () => '/api/path/stats?locale=pl',
}
type Call = keyof typeof CALLS
type Api = Awaited<ReturnType<typeof startApi>>

/**
 * Measures what a member reads of their own history, of the same length, in a database in which others have a large one
 * against one in which they have a small one.
 */
export async function benchHistory({ rounds, seconds, history }: Extent): Promise<string> {
  const apis: Api[] = []
  try {
    const asks: ((call: Call) => Promise<number>)[] = []
    for (const messages of [SMALL, history * 1_000]) {
      const api = await startApi()
      apis.push(api)
      if (!api.databaseUrl) return 'Long histories need PostgreSQL, and none answers (name one: DATABASE_URL_TEST).'
      asks.push(await reader(api.origin, api.databaseUrl, messages))
    }
    const [small, large] = asks as [(typeof asks)[number], (typeof asks)[number]]
    const rows: string[][] = []
    for (const call of Object.keys(CALLS) as Call[]) {
      for (let warm = 0; warm < SAMPLES_IN_SECOND; warm++) await Promise.all([small(call), large(call)])
      // By turns, so that other load on the machine meets both.
      const samples = rounds * seconds * SAMPLES_IN_SECOND
      const taken = await interleave(`Reading ${call}`, samples, { small: () => small(call), large: () => large(call) })
      const p99 = { small: percentile(taken.small, 0.99), large: percentile(taken.large, 0.99) }
      const ms = (value: number) => `${value.toFixed(1)} ms`
      rows.push([
        call,
        ...[median(taken.small), median(taken.large), p99.small, p99.large].map(ms),
        times(p99.large / p99.small),
      ])
    }
    return [
      `One call at a time, by turns, on PostgreSQL; others have ${whole(history * 1_000)} messages and ${whole(history * 10_000)} done trainings, or ${whole(SMALL)} and ${whole(SMALL * 10)}`,
      table(['', 'median, small', 'large', 'p99, small', 'large', `ratio of p99 (at most ${TARGET})`], rows),
    ].join('\n')
  } finally {
    for (const api of apis) await api.end()
  }
}

/** Seeds a database. Returns a function that makes a call, and resolves to the milliseconds it took. */
async function reader(origin: string, databaseUrl: string, messages: number) {
  await step(`Seeding ${whole(messages)} messages and ${whole(messages * 10)} done trainings`, (detail) =>
    seedOthers(databaseUrl, messages, detail),
  )
  const [token] = await addMembers({ origin, databaseUrl }, 1)
  const specialist = await seedReader(databaseUrl)
  const get = (path: string) => fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
  const { data } = (await (await get(`/api/message/${specialist}?locale=pl&limit=100`)).json()) as MessagePage
  const hundredth = data.at(-1)!.id
  return async (call: Call) => {
    const begun = performance.now()
    const response = await get(CALLS[call](specialist, hundredth))
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${call} answered ${response.status}.`)
    return performance.now() - begun
  }
}

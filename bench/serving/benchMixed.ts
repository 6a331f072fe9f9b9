import { addPrograms } from '../../api/testing/growth/addPrograms.ts'
import { LARGE } from '../../api/testing/growth/seedGrowth.ts'
import { interleave } from '../interleave.ts'
import { median, ratio } from '../median.ts'
import type { Extent } from '../readFlags.ts'
import { milliseconds, table, times, whole } from '../table.ts'
import { addMembers } from './addMembers.ts'
import { mixedLoad, type MixedPace } from './mixedLoad.ts'
import { LIST } from './programLists.ts'
import { startApi } from './startApi.ts'
import { withClient } from './withClient.ts'

const FEW = 60
const MANY = 400

/** Measures answers and refusals of the API when more members call at once than its database can serve. */
export async function benchMixed({ rounds, seconds }: Extent): Promise<string> {
  const api = await startApi()
  try {
    const { origin, databaseUrl } = api
    if (!databaseUrl) return 'Mixed calls need PostgreSQL, and none answers (name one: DATABASE_URL_TEST).'
    const { data } = (await (await fetch(origin + LIST)).json()) as { data: { id: number }[] }
    const programs = data.map(({ id }) => id)
    await withClient(databaseUrl, (client) => addPrograms(client, LARGE.programs))
    const tokens = await addMembers({ origin, databaseUrl }, MANY)
    const at = (members: number) => () => mixedLoad({ seconds: 2 * seconds, origin, tokens, programs, members })
    const cases = { [FEW]: at(FEW), [MANY]: at(MANY) }
    await at(FEW)()
    const paces = await interleave('Calling as many members', rounds, cases)
    return [
      'Lists over 10,000 programs that nobody asked for before, positions and trainings done, a third each, by members in flight',
      paceTable(paces),
    ].join('\n')
  } finally {
    await api.end()
  }
}

function paceTable(paces: Record<string, MixedPace[]>) {
  const of = (name: string, key: keyof MixedPace) => paces[name]!.map((pace) => pace[key])
  const head = [
    'in flight',
    'answers/s',
    `against ${FEW}`,
    'p99',
    '503/s',
    'p99',
    'others',
    'slowest health',
    'slowest from memory',
  ]
  return table(
    head,
    Object.keys(paces).map((name) => [
      name,
      whole(median(of(name, 'answeredPerSecond'))),
      name === String(FEW)
        ? 'reference'
        : times(ratio(of(name, 'answeredPerSecond'), of(String(FEW), 'answeredPerSecond'))),
      milliseconds(median(of(name, 'answeredP99'))),
      whole(median(of(name, 'refusedPerSecond'))),
      milliseconds(median(of(name, 'refusedP99'))),
      whole(of(name, 'others').reduce((sum, others) => sum + others)),
      milliseconds(Math.max(...of(name, 'healthMax'))),
      milliseconds(Math.max(...of(name, 'cachedMax'))),
    ]),
  )
}

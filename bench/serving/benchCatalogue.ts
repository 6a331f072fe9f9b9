import { addPrograms } from '../../api/testing/growth/addPrograms.ts'
import { LARGE } from '../../api/testing/growth/seedGrowth.ts'
import { interleave } from '../interleave.ts'
import { median, ratio } from '../median.ts'
import { milliseconds, table, times, whole } from '../table.ts'
import type { Extent } from '../readFlags.ts'
import { hammer, type Pace } from './hammer.ts'
import { LIST, unheardOf } from './programLists.ts'
import { startApi } from './startApi.ts'
import { withClient } from './withClient.ts'

/** Measures the program list with ten thousand programs, against the same list with our own programs. */
export async function benchCatalogue({ rounds, seconds }: Extent): Promise<string> {
  const [few, many] = [await startApi(), await startApi()]
  try {
    if (!many.databaseUrl) return 'The catalogue needs PostgreSQL, and none answers (name one: DATABASE_URL_TEST).'
    await withClient(many.databaseUrl, (client) => addPrograms(client, LARGE.programs))
    const cases = {
      'from memory, few': () => hammer({ seconds, url: few.origin + LIST }),
      'from memory, 10,000': () => hammer({ seconds, url: many.origin + LIST }),
      'from the database, few': () => hammer({ seconds, url: few.origin, path: unheardOf }),
      'from the database, 10,000': () => hammer({ seconds, url: many.origin, path: unheardOf }),
    }
    for (const visit of Object.values(cases)) await visit()
    const paces = await interleave('Asking for a page of many programs', rounds, cases)
    return [`GET ${LIST}, ten connections; the reference is our own catalogue`, p99Table(paces)].join('\n')
  } finally {
    await Promise.all([few.end(), many.end()])
  }
}

function p99Table(paces: Record<string, Pace[]>) {
  const p99 = (name: string) => paces[name]!.map((pace) => pace.p99)
  return table(
    ['', 'requests/s', 'p99', 'p99 against few'],
    Object.keys(paces).map((name) => [
      name,
      whole(median(paces[name]!.map(({ perSecond }) => perSecond))),
      milliseconds(median(p99(name))),
      name.endsWith('few') ? 'reference' : times(ratio(p99(name), p99(name.replace('10,000', 'few')))),
    ]),
  )
}

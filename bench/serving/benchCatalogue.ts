import postgres from 'postgres'
import { interleave } from '../interleave.ts'
import { median, ratio } from '../median.ts'
import { milliseconds, table, times, whole } from '../table.ts'
import { hammer, type Pace } from './hammer.ts'
import { LIST, unheardOf } from './programLists.ts'
import { startApi } from './startApi.ts'

const MANY = 10_000

/** The list of programs where there are ten thousand, against the same list over the demo's own. */
export async function benchCatalogue(rounds: number): Promise<string> {
  const [few, many] = [await startApi(), await startApi()]
  try {
    if (!many.databaseUrl) return 'The catalogue needs PostgreSQL, and none answers (name one: DATABASE_URL_TEST).'
    await multiply(many.databaseUrl)
    const cases = {
      'from memory, few': () => hammer({ url: few.origin + LIST }),
      'from memory, 10,000': () => hammer({ url: many.origin + LIST }),
      'from the database, few': () => hammer({ url: few.origin, path: unheardOf }),
      'from the database, 10,000': () => hammer({ url: many.origin, path: unheardOf }),
    }
    for (const visit of Object.values(cases)) await visit()
    const paces = await interleave('Asking for a page of many programs', rounds, cases)
    return [`GET ${LIST}, ten connections; the reference is the demo's catalogue`, p99Table(paces)].join('\n')
  } finally {
    await Promise.all([few.end(), many.end()])
  }
}

function p99Table(paces: Record<string, Pace[]>) {
  const p99 = (name: string) => paces[name]!.map((pace) => pace.p99)
  return table(['', 'requests/s', 'p99', 'p99 against few'], Object.keys(paces).map((name) => [
    name,
    whole(median(paces[name]!.map(({ perSecond }) => perSecond))),
    milliseconds(median(p99(name))),
    name.endsWith('few') ? 'reference' : times(ratio(p99(name), p99(name.replace('10,000', 'few')))),
  ]))
}

/** Copies of the demo's programs, each with a slug and title of its own, until there are enough. */
async function multiply(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql`
      insert into programs (slug, locale, category_id, image_id, film_id, position, duration, is_example, title, summary,
        description, for_whom, what_you_need, when_not_to, transcription, chapters, positions, equipment, body_regions, is_quiet)
      select slug || '-' || copy, locale, category_id, image_id, film_id, position + copy * 100, duration, is_example, title || ' ' || copy,
        summary, description, for_whom, what_you_need, when_not_to, transcription, chapters, positions, equipment, body_regions, is_quiet
      from programs cross join generate_series(1, ${MANY}::int / (select count(*)::int from programs where locale = 'pl')) as copy`
    await sql`
      insert into program_levels (program_id, level_id)
      select copied.id, level.level_id from programs copied
      join programs original on original.locale = copied.locale and copied.slug ~ ('^' || original.slug || '-[0-9]+$')
      join program_levels level on level.program_id = original.id on conflict do nothing`
    await sql`analyze`
  } finally {
    await sql.end()
  }
}

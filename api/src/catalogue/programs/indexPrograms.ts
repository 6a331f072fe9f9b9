import { MEDIUM_FROM_SECONDS, MEDIUM_TO_SECONDS } from '@kinora/limits'
import { readSynonyms, stemsOf, widen } from '@kinora/search'
import type { Queryable } from '../../platform/index.ts'
import type { programs, searchWords } from './programTables.ts'

type Row = typeof programs.$inferSelect
type Indexed = Pick<
  Row,
  'id' | 'locale' | 'title' | 'summary' | 'chapters' | 'duration' | 'positions' | 'equipment'
> & { forWhom: string; bodyRegions: string[]; isQuiet: boolean; isExample: boolean }
type Words = typeof searchWords.$inferSelect

const programsSql = `select id, locale, title, summary, chapters, duration, positions, equipment, for_whom as "forWhom",
  body_regions as "bodyRegions", is_quiet as "isQuiet", is_example as "isExample" from programs`

const changedSql = `select p.id, new.search from programs p join jsonb_to_recordset($vectors::jsonb) as new (id int, search text)
  on new.id = p.id where p.search <> new.search::tsvector`

/**
 * Writes by which stems each program is found, where that has changed, and the list of all stems. Weights: A title, B
 * facts, C summary and chapters, D for whom it is and synonyms. What speaks against a program is no reason to find it.
 */
export async function indexPrograms(tx: Queryable): Promise<void> {
  const words = new Map((await tx.rows<Words>('select * from search_words')).map((row) => [row.locale, row]))
  const vectors = (await tx.rows<Indexed>(programsSql)).map((program) => ({
    id: program.id,
    search: vectorOf(program, words.get(program.locale)),
  }))
  const changed = await tx.rows(changedSql, { vectors: JSON.stringify(vectors) })
  if (changed.length === 0) return
  await tx.rows('lock table program_words in share row exclusive mode')
  await tx.rows(
    `update programs p set search = new.search::tsvector
    from jsonb_to_recordset($changed::jsonb) as new (id int, search text) where new.id = p.id`,
    { changed: JSON.stringify(changed) },
  )
  await tx.rows('delete from program_words')
  await tx.rows(`insert into program_words (locale, word)
    select distinct locale, unnest(tsvector_to_array(search)) from programs`)
}

/** The text of a tsvector in which each stem has its best weight. */
function vectorOf(program: Indexed, words: Words | undefined): string {
  const { locale, title, summary, chapters, forWhom } = program
  const stems = (text: string) => stemsOf(text, locale)
  const stemsByWeight = {
    A: stems(title),
    B: stems(words ? factNames(program, words.names) : ''),
    C: stems([summary, ...chapters.map((chapter) => chapter.title)].join(' ')),
    D: stems(forWhom),
  }
  const synonyms = readSynonyms(words?.synonyms ?? '', locale)
  const weights = new Map<string, string>()
  const add = (weight: string, newStems: Iterable<string>) => {
    for (const stem of newStems) if (!weights.has(stem)) weights.set(stem, weight)
  }
  for (const [weight, ofWeight] of Object.entries(stemsByWeight)) add(weight, ofWeight)
  add('D', widen(Object.values(stemsByWeight).flat(), synonyms))
  if (words) add('D', stems(`${words.ignored} ${words.programs}`))
  return [...weights].map(([stem, weight]) => `'${stem}':1${weight}`).join(' ')
}

function factNames(program: Indexed, names: Record<string, string>): string {
  const { duration, positions, equipment, bodyRegions, isQuiet, isExample } = program
  const length = duration < MEDIUM_FROM_SECONDS ? 'short' : duration > MEDIUM_TO_SECONDS ? 'long' : 'medium'
  const facts = [
    ...bodyRegions,
    ...(equipment.length > 0 ? equipment : ['noEquipment']),
    ...positions,
    length,
    'minutes',
    ...(isQuiet ? ['quiet'] : []),
    ...(isExample ? ['example'] : []),
  ]
  return [...facts.map((fact) => names[fact] ?? ''), Math.round(duration / 60)].join(' ')
}

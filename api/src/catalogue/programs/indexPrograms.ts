import { type Locale, LOCALES, MEDIUM_FROM_SECONDS, MEDIUM_TO_SECONDS } from '@kinora/limits'
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

/** At most so many programs in a statement, so that it ends in time. */
const AT_ONCE = 500

const changedSql = `select p.id, new.search from programs p
  join jsonb_to_recordset($vectors::jsonb) as new (id int, search text) on new.id = p.id
  where p.search <> new.search::tsvector`
const updateSql = `update programs p set search = new.search::tsvector
  from jsonb_to_recordset($changed::jsonb) as new (id int, search text) where new.id = p.id`

/** Raise it with every change of what is written for a program: all are indexed anew at the next start. */
export const INDEX_RULES = 1

/**
 * Writes by which stems each program is found, and the list of all stems. Does nothing if neither the rules nor what they
 * read has changed since it was last called. Weights: A title, B facts, C summary and chapters, D for whom it is and
 * synonyms. What speaks against a program is no reason to find it.
 */
export async function indexPrograms(tx: Queryable): Promise<void> {
  if (await isIndexed(tx)) return
  // Imports hold these locks too: nothing changes between what is read and what is written.
  await tx.rows('lock table programs, search_words, program_words in share row exclusive mode')
  if (await isIndexed(tx)) return
  const words = await tx.rows<Words>('select * from search_words')
  const vectors = new Map(
    LOCALES.map((locale) => [
      locale,
      vectorsOf(
        locale,
        words.find((row) => row.locale === locale),
      ),
    ]),
  )
  const stems = new Map(LOCALES.map((locale) => [locale, new Set<string>()]))
  const programs = await tx.rows<Indexed>(programsSql)
  for (let from = 0; from < programs.length; from += AT_ONCE) {
    const some = programs.slice(from, from + AT_ONCE).map((program) => {
      const weights = vectors.get(program.locale)!(program)
      for (const stem of weights.keys()) stems.get(program.locale)!.add(stem)
      return { id: program.id, search: [...weights].map(([stem, weight]) => `'${stem}':1${weight}`).join(' ') }
    })
    const changed = await tx.rows(changedSql, { vectors: JSON.stringify(some) })
    // Even an update of no row is told to all who keep content in memory.
    if (changed.length > 0) await tx.rows(updateSql, { changed: JSON.stringify(changed) })
  }
  await tx.rows('delete from program_words')
  for (const [locale, ofLocale] of stems)
    await tx.rows('insert into program_words (locale, word) select $locale, jsonb_array_elements_text($words::jsonb)', {
      locale,
      words: JSON.stringify([...ofLocale]),
    })
  await tx.rows('update content_state set indexed_by = $rules', { rules: INDEX_RULES })
}

const isIndexed = async (tx: Queryable): Promise<boolean> =>
  (await tx.rows('select from content_state where indexed_by = $rules', { rules: INDEX_RULES })).length > 0

/** What gives the stems of a program of a language, each with its best weight. */
function vectorsOf(locale: Locale, words: Words | undefined): (program: Indexed) => Map<string, string> {
  const stems = (text: string) => stemsOf(text, locale)
  const synonyms = readSynonyms(words?.synonyms ?? '', locale)
  const ofAll = words ? stems(`${words.ignored} ${words.programs}`) : []
  return (program) => {
    const { title, summary, chapters, forWhom } = program
    const stemsByWeight = {
      A: stems(title),
      B: stems(words ? factNames(program, words.names) : ''),
      C: stems([summary, ...chapters.map((chapter) => chapter.title)].join(' ')),
      D: stems(forWhom),
    }
    const weights = new Map<string, string>()
    const add = (weight: string, newStems: Iterable<string>) => {
      for (const stem of newStems) if (!weights.has(stem)) weights.set(stem, weight)
    }
    for (const [weight, ofWeight] of Object.entries(stemsByWeight)) add(weight, ofWeight)
    add('D', widen(Object.values(stemsByWeight).flat(), synonyms))
    add('D', ofAll)
    return weights
  }
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

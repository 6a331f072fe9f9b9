import type { Facets, Program } from '@kinora/contracts'
import { correctTerms, type Term, termsOf } from '@kinora/search'
import type { Locale } from '@kinora/limits'
import type { Queryable } from '../../platform/index.ts'
import { filterPrograms } from './filterPrograms.ts'
import type { CatalogueFacts, KeptCatalogue, ProgramFacts } from './programFacts.ts'
import type { ListQuery } from './programSchemas.ts'
import { localizationsSql, programJoins, programJson } from './programSql.ts'

const SORT_KEYS = {
  position: ({ position }: ProgramFacts) => position,
  id: ({ id }: ProgramFacts) => id,
  title: ({ titlePlace }: ProgramFacts) => titlePlace,
  duration: ({ duration }: ProgramFacts) => duration,
  createdAt: ({ publishedAt }: ProgramFacts) => publishedAt,
  rating: ({ rating }: ProgramFacts) => rating,
}
type SortField = keyof typeof SORT_KEYS

/** Weights of the fields of a program that indexPrograms.ts ranks D, C, B and A. */
const WEIGHTS = '{0.05, 0.2, 0.6, 1}'

const ranksSql = `
select folded($phrase) as phrase, (
  select coalesce(jsonb_object_agg(id, ts_rank('${WEIGHTS}', search, $anyTerm::tsquery)::float8), '{}')
  from programs where locale = $locale and search @@ $allTerms::tsquery) as ranks`

const programsSql = `
select joined.program from unnest(string_to_array($ids, ',')::int[]) with ordinality as page (id, place) cross join lateral (
  select ${programJson} || jsonb_build_object('localizations', ${localizationsSql}) as program ${programJoins} where p.id = page.id
) joined order by page.place`

type ProgramPage = { total: number; programs: Program[]; facets: Facets }

/**
 * Which programs are found is decided in memory; only their page comes from the database. Pages past the end are empty.
 * Programs have every field that can be populated. Without a `sort` the most relevant for the phrase come first. If
 * nothing is found, it is asked for once more with misspelt words corrected.
 */
export async function selectProgramPage(db: Queryable, kept: KeptCatalogue, query: ListQuery): Promise<ProgramPage> {
  const { locale, filters } = query
  const terms = termsOf(filters.title?.$containsi ?? '', locale)
  const facts = await kept.facts(locale)
  const page = await selectPage(db, facts, query, terms)
  if (page.total > 0 || terms.length === 0) return page
  const corrected = correctTerms(terms, await kept.words(locale))
  return corrected ? selectPage(db, facts, query, corrected) : page
}

async function selectPage(db: Queryable, facts: CatalogueFacts, query: ListQuery, terms: Term[]): Promise<ProgramPage> {
  const { locale, filters, sort, pagination } = query
  const phrase = filters.title?.$containsi
  const found = phrase
    ? sortFound(await selectFound(db, facts, locale, phrase, terms), sort)
    : sortAll(facts, sort ?? 'position')
  const { matches, facets } = filterPrograms(found, filters, facts)
  const first = (pagination.page - 1) * pagination.pageSize
  const ids = matches.slice(first, first + pagination.pageSize).map(({ id }) => id)
  return { total: matches.length, programs: await selectPrograms(db, locale, ids), facets }
}

/** The programs whose title contains the phrase, or that have all of its words: how relevant each is. */
async function selectFound(
  db: Queryable,
  { programs }: CatalogueFacts,
  locale: Locale,
  phrase: string,
  terms: Term[],
): Promise<Map<ProgramFacts, number>> {
  const [row] = await db.rows<{ phrase: string; ranks: Record<number, number> }>(ranksSql, {
    locale,
    phrase,
    allTerms: terms.map(termSql).join(' & ') || null,
    anyTerm: terms.map(termSql).join(' | ') || null,
  })
  if (!row) throw new Error('The ranks of programs are always one row')
  const found = new Map<ProgramFacts, number>()
  for (const program of programs) {
    const isInTitle = program.titleFolded.includes(row.phrase)
    const rank = row.ranks[program.id]
    // Titles with the phrase come first: no rank reaches 10.
    if (isInTitle || rank !== undefined) found.set(program, (isInTitle ? 10 : 0) + (rank ?? 0))
  }
  return found
}

function sortFound(found: Map<ProgramFacts, number>, sort: string | undefined): ProgramFacts[] {
  const programs = [...found.keys()]
  return sort ? sortBy(programs, sort) : programs.toSorted((one, other) => found.get(other)! - found.get(one)!)
}

/** Each order of all programs is kept with their facts. */
function sortAll({ programs, orders }: CatalogueFacts, sort: string): ProgramFacts[] {
  const kept = orders.get(sort) ?? sortBy(programs, sort)
  orders.set(sort, kept)
  return kept
}

/** Nulls come last in both directions, and what is alike stays in the editors' order. */
function sortBy(programs: ProgramFacts[], sort: string): ProgramFacts[] {
  const [field, direction] = sort.split(':')
  const key = SORT_KEYS[field as SortField]
  const sign = direction === 'desc' ? -1 : 1
  return programs.toSorted((one, other) => {
    const [first, second] = [key(one), key(other)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return sign * (first - second)
  })
}

async function selectPrograms(db: Queryable, locale: Locale, ids: number[]): Promise<Program[]> {
  if (ids.length === 0) return []
  const rows = await db.rows<{ program: Program }>(programsSql, { locale, ids: ids.join() })
  return rows.map(({ program }) => program)
}

/** A term as a part of a tsquery. Stems and starts are letters and digits, which need no escape. */
const termSql = ({ stems, start }: Term) =>
  `(${[...stems.map((stem) => `'${stem}'`), ...(start ? [`'${start}':*`] : [])].join(' | ')})`

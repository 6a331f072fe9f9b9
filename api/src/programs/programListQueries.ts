import type { Facets, Program } from '@kinora/contracts'
import { correctTerms, type Term, termsOf } from '@kinora/search'
import type { Database } from '../database/database.ts'
import { alphabetical, hasPhrase } from '../database/phraseSql.ts'
import { localizationsSql, programJoins, programJson } from './programSql.ts'
import { facetsSql, failuresSql, kindsSql } from './facetSql.ts'
import type { ListQuery } from './programSchemas.ts'

const ORDERS = {
  position: 'p.position',
  id: 'p.id',
  title: alphabetical('p.title'),
  duration: 'p.duration',
  createdAt: 'p.published_at',
  rating: 'r.average',
  /** Titles with the phrase come first. */
  relevance: 'case when has_phrase then 10 else 0 end + coalesce(hits.rank, 0)',
}

/** Weights of D, C, B and A (indexPrograms.ts). */
const WEIGHTS = '{0.05, 0.2, 0.6, 1}'

/**
 * One query for page, total and facets. Programs match if their title contains the phrase, or if they have all of its
 * words ($16; $17 is any of them). `found` applies the filters that are no facets, and has a bit mask of the facet filters
 * that each program fails. Only this page's rows are joined with the rest. Nulls sort last in both directions.
 */
const listSql = (order: string, direction: string) => `
with phrase as (
  select folded($2) as text
), hits as materialized (
  select id, ts_rank('${WEIGHTS}', search, $17::tsquery) as rank
  from programs where locale = $1 and search @@ $16::tsquery
), found as materialized (
  select p.id, p.position, p.category_id, p.duration, p.positions, p.equipment, p.body_regions, p.is_quiet,
    ${order} as sort_key, ${failuresSql} as failures
  from programs p cross join phrase
    cross join lateral (select ${hasPhrase('phrase.text', 'p.title_folded')} as has_phrase) as title
    left join hits on hits.id = p.id
    left join program_ratings r on r.program = p.slug
  where p.locale = $1 and ($9::boolean is null or p.is_example = $9)
    and (phrase.text is null or has_phrase or hits.id is not null)
), matched as materialized (
  select id, row_number() over (order by sort_key ${direction} nulls last, position, id) as place from found where failures = 0
), page as materialized (
  select id, place from matched order by place limit $10::int offset $11::int
), kinds as materialized (${kindsSql}
)
select (select count(*)::int from matched) as total,
  (select coalesce(jsonb_agg(joined.program order by page.place), '[]') from page cross join lateral (
    select ${programJson} || jsonb_build_object('localizations', ${localizationsSql}) as program ${programJoins} where p.id = page.id
  ) joined) as programs,
  ${facetsSql} as facets`

type ProgramPage = { total: number; programs: Program[]; facets: Facets }

/**
 * Pages past the end are empty. Programs have every field that can be populated. Without a `sort` the most relevant for
 * the phrase come first. Words that no program has are corrected if nothing is found otherwise.
 */
export async function selectProgramPage(db: Database, query: ListQuery): Promise<ProgramPage> {
  const { locale, filters } = query
  const terms = termsOf(filters.title?.$containsi ?? '', locale)
  const found = await selectPage(db, query, terms)
  if (found.total > 0 || terms.length === 0) return found
  const words = await db.rows<{ word: string }>('select word from program_words where locale = $1', [locale])
  const corrected = correctTerms(terms, new Set(words.map(({ word }) => word)))
  return corrected ? selectPage(db, query, corrected) : found
}

async function selectPage(db: Database, query: ListQuery, terms: Term[]): Promise<ProgramPage> {
  const {
    locale,
    filters,
    pagination: { page, pageSize },
    sort,
  } = query
  const { duration, title, equipment } = filters
  const phrase = title?.$containsi || null
  const [field, direction = 'asc'] = (sort ?? (phrase ? 'relevance:desc' : 'position')).split(':')
  const [row] = await db.rows<ProgramPage>(listSql(ORDERS[field as keyof typeof ORDERS], direction), [
    locale,
    phrase,
    filters.category?.id.$eq ?? null,
    filters.levels?.id.$in.join() ?? null,
    duration?.$lt ?? null,
    duration?.$lte ?? null,
    duration?.$gt ?? null,
    duration?.$gte ?? null,
    filters.isExampleTraining?.$eq ?? null,
    pageSize,
    (page - 1) * pageSize,
    filters.position?.$in.join() ?? null,
    equipment?.$null ? '' : (equipment?.$in?.join() ?? null),
    filters.bodyRegion?.$in.join() ?? null,
    filters.isQuiet?.$eq ?? null,
    terms.map(termSql).join(' & ') || null,
    terms.map(termSql).join(' | ') || null,
  ])
  if (!row) throw new Error('The list of programs always has one row')
  return row
}

/** A term as a part of a tsquery. Stems and starts are letters and digits, which need no escape. */
const termSql = ({ stems, start }: Term) =>
  `(${[...stems.map((stem) => `'${stem}'`), ...(start ? [`'${start}':*`] : [])].join(' | ')})`

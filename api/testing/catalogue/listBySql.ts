import type { Facets, Program } from '@kinora/contracts'
import { correctTerms, type Term, termsOf } from '@kinora/search'
import { alphabetical, hasPhrase, type Queryable } from '../../src/platform/index.ts'
import { localizationsSql, programJoins, programJson } from '../../src/catalogue/programs/programSql.ts'
import { facetsSql, type FacetValues, failuresSql, kindsSql } from './facetSql.ts'
import type { ListQuery } from '../../src/catalogue/programs/programSchemas.ts'

const ORDERS = {
  position: 'p.position',
  id: 'p.id',
  title: alphabetical('p.title'),
  duration: 'p.duration',
  createdAt: 'p.published_at',
  rating: 'r.average',
  /** Titles with the phrase come first: no rank reaches 10. */
  relevance: 'case when has_phrase then 10 else 0 end + coalesce(hits.rank, 0)',
}

/** Weights of the fields of a program that indexPrograms.ts ranks D, C, B and A. */
const WEIGHTS = '{0.05, 0.2, 0.6, 1}'

/**
 * One query for page, total and facets. Programs match if their title contains the phrase, or if they have all of its
 * words ($allTerms). `found` applies the filters that are no facets, and marks by bits which facet filters each
 * program fails: 0 matches, and only the bit of a facet would match without it, which the facet's counts need. Only this page's rows are joined with the rest. Nulls sort last in both directions.
 */
const listSql = (order: string, direction: string) => `
with phrase as (
  select folded($phrase) as text
), hits as materialized (
  select id, ts_rank('${WEIGHTS}', search, $anyTerm::tsquery) as rank
  from programs where locale = $locale and search @@ $allTerms::tsquery
), found as materialized (
  select p.id, p.position, p.category_id, p.duration, p.positions, p.equipment, p.body_regions, p.is_quiet,
    ${order} as sort_key, ${failuresSql} as failures
  from programs p cross join phrase
    cross join lateral (select ${hasPhrase('phrase.text', 'p.title_folded')} as has_phrase) as title
    left join hits on hits.id = p.id
    left join program_ratings r on r.program = p.slug
  where p.locale = $locale and ($isExample::boolean is null or p.is_example = $isExample)
    and (phrase.text is null or has_phrase or hits.id is not null)
), matched as materialized (
  select id, row_number() over (order by sort_key ${direction} nulls last, position, id) as place from found where failures = 0
), page as materialized (
  select id, place from matched order by place limit $limit::int offset $offset::int
), kinds as materialized (${kindsSql}
)
select (select count(*)::int from matched) as total,
  (select coalesce(jsonb_agg(joined.program order by page.place), '[]') from page cross join lateral (
    select ${programJson} || jsonb_build_object('localizations', ${localizationsSql}) as program ${programJoins} where p.id = page.id
  ) joined) as programs,
  ${facetsSql} as facets`

type ProgramPage = { total: number; programs: Program[]; facets: Facets }

/**
 * What lists answer, by SQL alone: what the lists from memory are compared with. Pages past the end are empty. Programs have every field that can be populated. Without a `sort` the most relevant for
 * the phrase come first. If nothing is found, it is asked for once more with misspelt words corrected.
 */
export async function listBySql(db: Queryable, query: ListQuery): Promise<ProgramPage> {
  const { locale, filters } = query
  const terms = termsOf(filters.title?.$containsi ?? '', locale)
  const page = await selectPage(db, query, terms)
  if (page.total > 0 || terms.length === 0) return page
  const words = await db.rows<{ word: string }>('select word from program_words where locale = $locale', { locale })
  const corrected = correctTerms(terms, new Set(words.map(({ word }) => word)))
  return corrected ? selectPage(db, query, corrected) : page
}

async function selectPage(db: Queryable, query: ListQuery, terms: Term[]): Promise<ProgramPage> {
  const {
    locale,
    filters,
    pagination: { page, pageSize },
    sort,
  } = query
  const { duration, title, equipment } = filters
  const phrase = title?.$containsi || null
  const [field, direction = 'asc'] = (sort ?? (phrase ? 'relevance:desc' : 'position')).split(':')
  const facets: FacetValues = {
    category: filters.category?.id.$eq ?? null,
    levels: filters.levels?.id.$in.join() ?? null,
    durationLt: duration?.$lt ?? null,
    durationLte: duration?.$lte ?? null,
    durationGt: duration?.$gt ?? null,
    durationGte: duration?.$gte ?? null,
    position: filters.position?.$in.join() ?? null,
    // An empty list: only programs that need no equipment.
    equipment: equipment?.$null ? '' : (equipment?.$in?.join() ?? null),
    bodyRegion: filters.bodyRegion?.$in.join() ?? null,
    isQuiet: filters.isQuiet?.$eq ?? null,
  }
  const [row] = await db.rows<ProgramPage>(listSql(ORDERS[field as keyof typeof ORDERS], direction), {
    ...facets,
    locale,
    phrase,
    isExample: filters.isExampleTraining?.$eq ?? null,
    allTerms: terms.map(termSql).join(' & ') || null,
    anyTerm: terms.map(termSql).join(' | ') || null,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  if (!row) throw new Error('The list of programs always has one row')
  return row
}

/** A term as a part of a tsquery. Stems and starts are letters and digits, which need no escape. */
const termSql = ({ stems, start }: Term) =>
  `(${[...stems.map((stem) => `'${stem}'`), ...(start ? [`'${start}':*`] : [])].join(' | ')})`

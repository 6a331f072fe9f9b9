import type { Facets, Program } from '@kinora/contracts'
import type { Database } from '../database/database.ts'
import { localizationsSql, programJoins, programJson } from './programSql.ts'
import { facetsSql, failuresSql, kindsSql } from './facetSql.ts'
import type { ListQuery } from './programSchemas.ts'

/** A sort key for Polish titles without ICU: the letters are mapped to code points in alphabetical order. */
const ALPHABET = 'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż'
const PLACES = String.fromCharCode(...Array.from(ALPHABET, (_, place) => 0x0400 + place))
const ORDERS = {
  position: 'p.position',
  id: 'p.id',
  title: `translate(lower(p.title), '${ALPHABET}', '${PLACES}') collate "C"`,
  duration: 'p.duration',
  createdAt: 'p.published_at',
  rating: 'r.average',
}

/** The minimum trigram similarity of phrase and title (pg_trgm): allows one typo in a short word. */
const LIKENESS = 0.45
const FUZZY_FROM_LETTERS = 4

/**
 * One query for page, total and facets. Titles match if they contain the phrase; if none does, by similarity. `found`
 * applies the filters that are no facets, and has a bit mask of the facet filters that each program fails. Only this
 * page's rows are joined with the rest. Nulls sort last in both directions.
 */
const listSql = (order: string, direction: string) => `
with phrase as (
  select folded($2) as text
), named as materialized (
  select p.id, p.slug, p.title, p.position, p.published_at, p.category_id, p.duration, p.positions, p.equipment, p.body_regions, p.is_quiet,
    phrase.text is null or strpos(p.title_folded, phrase.text) > 0 as has_phrase,
    length(phrase.text) >= ${FUZZY_FROM_LETTERS} and word_similarity(phrase.text, p.title_folded) >= ${LIKENESS} as has_alike
  from programs p cross join phrase
  where p.locale = $1 and ($9::boolean is null or p.is_example = $9)
), found as materialized (
  select p.id, p.position, p.category_id, p.duration, p.positions, p.equipment, p.body_regions, p.is_quiet,
    ${order} as sort_key, ${failuresSql} as failures
  from named p left join program_ratings r on r.program = p.slug
  where p.has_phrase or (p.has_alike and not exists (select from named where has_phrase))
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

/** Pages past the end are empty. Programs have every field that can be populated. */
export async function selectProgramPage(db: Database, query: ListQuery): Promise<ProgramPage> {
  const {
    locale,
    filters,
    pagination: { page, pageSize },
    sort,
  } = query
  const [field, direction = 'asc'] = sort.split(':')
  const { duration, title, equipment } = filters
  const [row] = await db.rows<ProgramPage>(listSql(ORDERS[field as keyof typeof ORDERS], direction), [
    locale,
    title?.$containsi || null,
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
  ])
  if (!row) throw new Error('The list of programs always has one row')
  return row
}

import type { Facets, Program } from '@kinora/contracts'
import { MEDIUM_FROM_SECONDS, MEDIUM_TO_SECONDS } from '@kinora/limits'
import type { Database } from '../db/database.ts'
import type { ListQuery } from './programSchemas.ts'
import { programJoins, programJson } from '../db/programSql.ts'

/** A sort key for Polish titles that needs no ICU: every letter moves to its place in a row of 35 characters. */
const ALPHABET = 'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż'
const PLACES = String.fromCharCode(...Array.from(ALPHABET, (_, place) => 0x0400 + place))
const ORDERS = {
  order: 'p.position',
  id: 'p.id',
  title: `translate(lower(p.title), '${ALPHABET}', '${PLACES}') collate "C"`,
  duration: 'p.duration',
}

/** How alike a phrase and the likest part of a title must be, by trigrams: one typo in a short word. */
const LIKENESS = 0.45
const FUZZY_FROM_LETTERS = 4

/**
 * One trip for page, total and facets. Titles that hold the phrase count; where none does, those that hold something
 * like it. Programs are found by the filters that shape no facet, and each remembers which of the other three it passes;
 * the page is cut first, and only its rows are dressed.
 */
const listSql = (order: string, direction: string) => `
with phrase as (
  select folded($2) as text
), named as materialized (
  select p.id, p.category_id, p.duration, p.position, p.title, phrase.text is null or strpos(p.title_folded, phrase.text) > 0 as has_phrase,
    length(phrase.text) >= ${FUZZY_FROM_LETTERS} and word_similarity(phrase.text, p.title_folded) >= ${LIKENESS} as has_alike
  from programs p cross join phrase
  where p.locale = $1 and ($9::boolean is null or p.is_example = $9)
), found as materialized (
  select p.id, p.category_id, p.duration,
    row_number() over (order by ${order} ${direction}, p.id) as place,
    ($3::int is null or p.category_id = $3) as by_category,
    ($4::text is null or exists (select from program_levels l
      where l.program_id = p.id and l.level_id = any (string_to_array($4, ',')::int[]))) as by_level,
    (p.duration < coalesce($5::int, p.duration + 1) and p.duration <= coalesce($6::int, p.duration)
      and p.duration > coalesce($7::int, p.duration - 1) and p.duration >= coalesce($8::int, p.duration)) as by_duration
  from named p
  where p.has_phrase or (p.has_alike and not exists (select from named where has_phrase))
), matched as materialized (
  select id, place from found where by_category and by_level and by_duration
), page as materialized (
  select id, place from matched order by place limit $10::int offset $11::int
)
select (select count(*)::int from matched) as total,
  (select coalesce(jsonb_agg(dressed.program order by page.place), '[]') from page cross join lateral (
    select ${programJson} as program ${programJoins} where p.id = page.id
  ) dressed) as programs,
  (select jsonb_agg(jsonb_build_object('id', c.id, 'count', coalesce(n.count, 0)) order by c.position, c.id)
    from categories c left join (
      select category_id, count(*) from found where by_level and by_duration group by category_id
    ) n on n.category_id = c.id) as category,
  (select jsonb_agg(jsonb_build_object('id', v.id, 'count', coalesce(n.count, 0)) order by v.position, v.id)
    from levels v left join (
      select l.level_id, count(*) from found join program_levels l on l.program_id = found.id
      where by_category and by_duration group by l.level_id
    ) n on n.level_id = v.id) as levels,
  (select jsonb_build_object(
      'short', count(*) filter (where duration < ${MEDIUM_FROM_SECONDS}),
      'medium', count(*) filter (where duration between ${MEDIUM_FROM_SECONDS} and ${MEDIUM_TO_SECONDS}),
      'long', count(*) filter (where duration > ${MEDIUM_TO_SECONDS}))
    from found where by_category and by_level) as duration`

type ProgramPage = { total: number; programs: Program[]; facets: Facets }

/** Without any category or level there is nothing to count. */
type Row = Omit<ProgramPage, 'facets'> & Pick<Facets, 'duration'> & {
  category: Facets['category'] | null
  levels: Facets['levels'] | null
}

/** Pages past the end are empty. Programs come with category, image and levels. */
export async function selectProgramPage(db: Database, query: ListQuery): Promise<ProgramPage> {
  const { locale, filters, pagination: { page, pageSize }, sort } = query
  const [field, direction = 'asc'] = sort.split(':')
  const { duration, title } = filters
  const [row] = await db.rows<Row>(listSql(ORDERS[field as keyof typeof ORDERS], direction), [
    locale,
    title?.$containsi || null,
    filters.category?.id.$eq ?? null,
    filters.levels?.id.$in.join(',') ?? null,
    duration?.$lt ?? null,
    duration?.$lte ?? null,
    duration?.$gt ?? null,
    duration?.$gte ?? null,
    filters.isExampleTraining?.$eq ?? null,
    pageSize,
    (page - 1) * pageSize,
  ])
  if (!row) throw new Error('The list of programs always has one row')
  const { total, programs, category, levels } = row
  return { total, programs, facets: { category: category ?? [], levels: levels ?? [], duration: row.duration } }
}

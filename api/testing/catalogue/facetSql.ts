import { BODY_REGIONS, EQUIPMENT, MEDIUM_FROM_SECONDS, MEDIUM_TO_SECONDS, POSITIONS } from '@kinora/limits'

/** What is chosen of each facet, by the names that the conditions below have; null where nothing is. */
export type FacetValues = Record<'category' | `duration${'Lt' | 'Lte' | 'Gt' | 'Gte'}`, number | null> &
  Record<'levels' | ListFacet, string | null> & { isQuiet: boolean | null }
/** What is chosen of them is a list with commas. */
type ListFacet = 'position' | 'equipment' | 'bodyRegion'

/** The choice as an array; empty if it is null. */
const chosen = (facet: ListFacet) => `coalesce(string_to_array($${facet}, ','), '{}')`

/** For each facet, the SQL condition that a program passes its filter (`FacetValues`). */
const PASSES = {
  category: '$category::int is null or p.category_id = $category',
  levels: `$levels::text is null or exists (select from program_levels l
    where l.program_id = p.id and l.level_id = any (string_to_array($levels, ',')::int[]))`,
  duration: `p.duration < coalesce($durationLt::int, p.duration + 1) and p.duration <= coalesce($durationLte::int, p.duration)
    and p.duration > coalesce($durationGt::int, p.duration - 1) and p.duration >= coalesce($durationGte::int, p.duration)`,
  /** All of a program's positions must be chosen: a program that is half seated is no use to who cannot stand. */
  position: `$position::text is null or p.positions <@ ${chosen('position')}`,
  equipment: `$equipment::text is null or p.equipment <@ ${chosen('equipment')}`,
  bodyRegion: `$bodyRegion::text is null or p.body_regions && ${chosen('bodyRegion')}`,
  isQuiet: '$isQuiet::boolean is null or p.is_quiet = $isQuiet',
}
type Facet = keyof typeof PASSES

const bitOf = (facet: Facet) => 1 << Object.keys(PASSES).indexOf(facet)

/** A bit mask of the facets whose filters `p` does not pass; 0 if it passes all. */
export const failuresSql = Object.entries(PASSES)
  .map(([facet, passes]) => `case when ${passes} then 0 else ${bitOf(facet as Facet)} end`)
  .join(' + ')

/** The found programs that pass the filters of all other facets. */
const foundBut = (facet: Facet) => `from found where failures in (0, ${bitOf(facet)})`

/** Groups by facet values first: thousands of programs have few distinct combinations. */
export const kindsSql = `
  select positions, equipment, body_regions, is_quiet, failures, count(*)::int as number
  from found group by positions, equipment, body_regions, is_quiet, failures`

const kindsBut = (facet: Facet) => `from kinds where failures in (0, ${bitOf(facet)})`
const sum = 'coalesce(sum(number), 0)::int'

/** For each option, the number of programs if it were chosen in addition to the current ones. */
const eachBeside = (facet: ListFacet, passes: (chosen: string) => string, options: readonly string[]) => `(
  select jsonb_object_agg(option, (select ${sum} ${kindsBut(facet)} and ${passes(`(${chosen(facet)} || option)`)}))
  from unnest('{${options.join()}}'::text[]) as option)`

/** SQL for `Facets` of shared/contracts, from `found` and `kinds`. */
export const facetsSql = `jsonb_build_object(
  'category', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'count', coalesce(n.count, 0)) order by c.position, c.id), '[]')
    from categories c left join (
      select category_id, count(*) ${foundBut('category')} group by category_id
    ) n on n.category_id = c.id),
  'levels', (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'count', coalesce(n.count, 0)) order by v.position, v.id), '[]')
    from levels v left join (
      select l.level_id, count(*) from (select id ${foundBut('levels')}) as one join program_levels l on l.program_id = one.id group by l.level_id
    ) n on n.level_id = v.id),
  'duration', (select jsonb_build_object(
      'short', count(*) filter (where duration < ${MEDIUM_FROM_SECONDS}),
      'medium', count(*) filter (where duration between ${MEDIUM_FROM_SECONDS} and ${MEDIUM_TO_SECONDS}),
      'long', count(*) filter (where duration > ${MEDIUM_TO_SECONDS}))
    ${foundBut('duration')}),
  'position', ${eachBeside('position', (all) => `positions <@ ${all}`, POSITIONS)},
  'equipment', ${eachBeside('equipment', (all) => `equipment <@ ${all}`, EQUIPMENT)}
    || (select jsonb_build_object('none', ${sum}) ${kindsBut('equipment')} and equipment = '{}'),
  'bodyRegion', ${eachBeside('bodyRegion', (any) => `body_regions && ${any}`, BODY_REGIONS)},
  'isQuiet', (select ${sum} ${kindsBut('isQuiet')} and is_quiet))`

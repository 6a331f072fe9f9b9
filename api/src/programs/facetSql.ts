import { BODY_REGIONS, EQUIPMENT, MEDIUM_FROM_SECONDS, MEDIUM_TO_SECONDS, POSITIONS } from '@kinora/limits'

/** A comma-separated parameter as an array; empty if the parameter is null. */
const chosen = (parameter: string) => `coalesce(string_to_array(${parameter}, ','), '{}')`

/** For each facet, the SQL condition that a program passes its filter; $n are parameters of the list's query. */
const PASSES = {
  category: '$3::int is null or p.category_id = $3',
  levels: `$4::text is null or exists (select from program_levels l
    where l.program_id = p.id and l.level_id = any (string_to_array($4, ',')::int[]))`,
  duration: `p.duration < coalesce($5::int, p.duration + 1) and p.duration <= coalesce($6::int, p.duration)
    and p.duration > coalesce($7::int, p.duration - 1) and p.duration >= coalesce($8::int, p.duration)`,
  /** All of a program's positions must be chosen: a program that is half seated is no use to who cannot stand. */
  position: `$12::text is null or p.positions <@ ${chosen('$12')}`,
  equipment: `$13::text is null or p.equipment <@ ${chosen('$13')}`,
  bodyRegion: `$14::text is null or p.body_regions && ${chosen('$14')}`,
  isQuiet: '$15::boolean is null or p.is_quiet = $15',
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
const eachBeside = (
  facet: Facet,
  passes: (chosen: string) => string,
  parameter: string,
  options: readonly string[],
) => `(
  select jsonb_object_agg(option, (select ${sum} ${kindsBut(facet)} and ${passes(`(${chosen(parameter)} || option)`)}))
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
  'position', ${eachBeside('position', (all) => `positions <@ ${all}`, '$12', POSITIONS)},
  'equipment', ${eachBeside('equipment', (all) => `equipment <@ ${all}`, '$13', EQUIPMENT)}
    || (select jsonb_build_object('none', ${sum}) ${kindsBut('equipment')} and equipment = '{}'),
  'bodyRegion', ${eachBeside('bodyRegion', (any) => `body_regions && ${any}`, '$14', BODY_REGIONS)},
  'isQuiet', (select ${sum} ${kindsBut('isQuiet')} and is_quiet))`

import { BODY_REGIONS, EQUIPMENT, MEDIUM_FROM_SECONDS, MEDIUM_TO_SECONDS, POSITIONS } from '@kinora/limits'

/** Lists that a query names; without one, nothing is chosen yet. */
const chosen = (parameter: string) => `coalesce(string_to_array(${parameter}, ','), '{}')`

/** When a program passes the choice of each facet, by the parameters of the list's query. */
const PASSES = {
  category: '$3::int is null or p.category_id = $3',
  levels: `$4::text is null or exists (select from program_levels l
    where l.program_id = p.id and l.level_id = any (string_to_array($4, ',')::int[]))`,
  duration: `p.duration < coalesce($5::int, p.duration + 1) and p.duration <= coalesce($6::int, p.duration)
    and p.duration > coalesce($7::int, p.duration - 1) and p.duration >= coalesce($8::int, p.duration)`,
  /** Whoever cannot stand is not helped by a program that is half seated: the choice holds all that is needed. */
  position: `$12::text is null or p.positions <@ ${chosen('$12')}`,
  equipment: `$13::text is null or p.equipment <@ ${chosen('$13')}`,
  bodyRegion: `$14::text is null or p.body_regions && ${chosen('$14')}`,
  isQuiet: '$15::boolean is null or p.is_quiet = $15',
}
type Facet = keyof typeof PASSES

const bitOf = (facet: Facet) => 1 << Object.keys(PASSES).indexOf(facet)

/** Which facets' choices keep `p` out, a bit for each; 0: none. */
export const failuresSql = Object.entries(PASSES)
  .map(([facet, passes]) => `case when ${passes} then 0 else ${bitOf(facet as Facet)} end`)
  .join(' + ')

/** Of what is found, all that the other facets' choices leave. */
const foundBut = (facet: Facet) => `from found where failures in (0, ${bitOf(facet)})`

/** Programs alike are counted together: of thousands there are a few kinds. */
export const kindsSql = `
  select positions, equipment, body_regions, is_quiet, failures, count(*)::int as number
  from found group by positions, equipment, body_regions, is_quiet, failures`

const kindsBut = (facet: Facet) => `from kinds where failures in (0, ${bitOf(facet)})`
const sum = 'coalesce(sum(number), 0)::int'

/** How many there would be with each option beside those that are chosen. */
const eachBeside = (
  facet: Facet,
  passes: (chosen: string) => string,
  parameter: string,
  options: readonly string[],
) => `(
  select jsonb_object_agg(option, (select ${sum} ${kindsBut(facet)} and ${passes(`(${chosen(parameter)} || option)`)}))
  from unnest('{${options.join()}}'::text[]) as option)`

/** `Facets` of shared/contracts, from `found`. */
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

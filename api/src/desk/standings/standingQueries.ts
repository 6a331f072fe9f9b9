import type { TeamGroup, TeamShow, TeamSort } from '@kinora/contracts'
import { TEAM_SHOWS } from '@kinora/limits'
import { hasPhrase, isAlike, type Queryable } from '../../platform/index.ts'

const ORDERS: Record<TeamSort, string> = {
  need: 'standing.need, standing.place, standing.member_id',
  name: 'standing.place, standing.member_id',
  lastDone: 'standing.last_done_at desc nulls last, standing.place, standing.member_id',
}

const TEAM = 'standings standing where standing.specialist_id = $specialistId'

/** Nobody is compared letter by letter while somebody has the phrase: that takes a hundred times as long. A phrase that is not materialized is folded anew for each. */
const FOUND = `
  with phrase as materialized (
    select folded($search) as text
  ), named as materialized (
    select standing.*, phrase.text as phrase,
      ${hasPhrase('phrase.text', 'standing.name')} or ${hasPhrase('phrase.text', 'standing.email')} as has_phrase
    from standings standing cross join phrase where standing.specialist_id = $specialistId
  ), found as materialized (
    select * from named
    where named.has_phrase or (not exists (select from named where has_phrase) and ${isAlike('named.phrase', 'named.name')})
  )`

/** One page, and how many there are of each kind: of those that the same lists show. */
const pageSql = (sort: TeamSort, from: string) => `
  select array(
    select standing.member_id from ${from} and ($show = 'all' or $show = any (standing.shows))
    order by ${ORDERS[sort]} limit $limit::int offset $offset::int
  ) as ids, (
    select coalesce(jsonb_agg(kind), '[]') from (
      select standing.shows, count(*)::int as count from ${from} group by standing.shows
    ) kind
  ) as kinds`

type Kind = { shows: string[]; count: number }
type PageQuery = {
  specialistId: number
  search: string | undefined
  sort: TeamSort
  show: TeamShow
  limit: number
  offset: number
}
type Page = {
  /** In their order. */
  ids: number[]
  /** How many the search finds, by what lists show them. */
  counts: Record<TeamShow, number>
  /** How many the list has of each group, on all of its pages. */
  groups: Record<TeamGroup, number>
}

/** A page of the list of a team, from the standings, which `refreshStandings` has brought up to date. */
export async function selectStandings(db: Queryable, { search, sort, show, ...query }: PageQuery): Promise<Page> {
  const phrase = search?.trim()
  const sql = phrase ? FOUND + pageSql(sort, 'found standing where true') : pageSql(sort, TEAM)
  const [page] = await db.rows<{ ids: number[]; kinds: Kind[] }>(sql, {
    show,
    ...query,
    ...(phrase && { search: phrase }),
  })
  if (!page) throw new Error('A list always has one row')
  const { ids, kinds } = page
  const isOf = ({ shows }: Kind, name: TeamShow) => name === 'all' || shows.includes(name)
  const countsOf = <Name extends TeamShow>(names: readonly Name[], counted: Kind[]) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        counted.filter((kind) => isOf(kind, name)).reduce((sum, { count }) => sum + count, 0),
      ]),
    ) as Record<Name, number>
  const shown = kinds.filter((kind) => isOf(kind, show))
  return { ids, counts: countsOf(TEAM_SHOWS, kinds), groups: countsOf(['today', 'week', 'plan', 'snoozed'], shown) }
}

const OTHERS = 'from standings other where other.specialist_id = $specialistId'
const beside = (side: '<' | '>', direction = '') => `
  ${OTHERS} and (other.need, other.place, other.member_id) ${side} (standing.need, standing.place, standing.member_id)
  ${direction && `order by other.need ${direction}, other.place ${direction}, other.member_id ${direction} limit 1`}`

const placeSql = `
  select (select count(*)::int + 1 ${beside('<')}) as place, (select count(*)::int ${OTHERS}) as total,
    (select other.member_id ${beside('<', 'desc')}) as previous, (select other.member_id ${beside('>', 'asc')}) as next
  from standings standing where standing.member_id = $memberId and standing.specialist_id = $specialistId`

type Place = { place: number; total: number; previous: number | null; next: number | null }

/** Where a member stands in the order of need, and whose ids stand beside them; undefined if they are not in the team. */
export const selectPlace = async (
  db: Queryable,
  pair: { specialistId: number; memberId: number },
): Promise<Place | undefined> => (await db.rows<Place>(placeSql, pair))[0]

import type { TeamGroup, TeamShow, TeamSort } from '@kinora/contracts'
import { TEAM_SHOWS } from '@kinora/limits'
import { selectFacts } from '../../src/desk/factQueries.ts'
import { needOf } from '../../src/desk/standings/standingOf.ts'
import { isShown, listed, type ListedMember } from '../../src/desk/workList.ts'
import { alphabetical, hasPhrase, isAlike, type Queryable } from '../../src/platform/index.ts'

const NAME = "folded(member.first_name || ' ' || member.last_name)"
const foundSql = `
  with phrase as (
    select folded($search) as text
  ), named as materialized (
    select team.member_id, ${alphabetical("member.last_name || ' ' || member.first_name")} as place,
      phrase.text is null or ${hasPhrase('phrase.text', NAME)} or ${hasPhrase('phrase.text', 'folded(member.email)')} as has_phrase,
      phrase.text is not null and ${isAlike('phrase.text', NAME)} as has_alike
    from team_members team join users member on member.id = team.member_id cross join phrase
    where team.specialist_id = $specialistId
  )
  select member_id as id from named
  where has_phrase or (has_alike and not exists (select from named where has_phrase)) order by place, member_id`

type Asked = { specialistId: number; search: string | undefined; sort: TeamSort; show: TeamShow }

/** What a list answers, computed from everybody's facts: what standings must lead to. */
export async function listFromFacts(db: Queryable, { specialistId, search, sort, show }: Asked) {
  const ids = (await db.rows<{ id: number }>(foundSql, { specialistId, search: search?.trim() || null })).map(
    ({ id }) => id,
  )
  const facts = new Map((await selectFacts(db, { specialistId, memberIds: ids })).map((member) => [member.id, member]))
  const found = ids.map((id) => listed(facts.get(id)!))
  const shown = inOrder(
    found.filter((member) => isShown(member, show)),
    sort,
  )
  const groups: TeamGroup[] = ['today', 'week', 'plan', 'snoozed']
  return { ids: shown.map(({ id }) => id), counts: countsOf(TEAM_SHOWS, found), groups: countsOf(groups, shown) }
}

const countsOf = <Name extends TeamShow>(names: readonly Name[], members: ListedMember[]) =>
  Object.fromEntries(names.map((name) => [name, members.filter((member) => isShown(member, name)).length]))

/** Members by name, in another order; those who are equal by it stay by name. */
function inOrder(members: ListedMember[], sort: TeamSort): ListedMember[] {
  if (sort === 'name') return members
  if (sort === 'lastDone')
    return members.toSorted((one, other) => compare(other.lastDoneAt ?? '', one.lastDoneAt ?? ''))
  const placed = members.map((member) => ({ member, place: needOf(member) }))
  placed.sort((one, other) => compareAll(one.place, other.place))
  return placed.map(({ member }) => member)
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

function compareAll(one: number[], other: number[]): number {
  const differing = one.findIndex((value, index) => value !== other[index])
  return differing < 0 ? 0 : (one[differing] ?? 0) - (other[differing] ?? 0)
}

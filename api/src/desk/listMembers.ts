import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, type TeamMember, TeamSearch, TeamShow, TeamSort } from '@kinora/contracts'
import { TEAM_PAGE_SIZE } from '@kinora/limits'
import { Type } from 'typebox'
import { logReading, readOfMembers } from '../team/index.ts'
import { locale, pagination, paginationOf } from '../platform/index.ts'
import { callerOf } from '../identity/index.ts'
import { percentOf } from '../care/index.ts'
import { selectFacts } from './factQueries.ts'
import { type MemberRow, selectRows } from './memberRowQueries.ts'
import { refreshStandings } from './standings/refreshStandings.ts'
import { selectStandings } from './standings/standingQueries.ts'
import { weekOf } from './weekOf.ts'
import { listed, type ListedMember } from './workList.ts'

const Query = Type.Object(
  {
    locale,
    pagination: pagination(TEAM_PAGE_SIZE),
    search: Type.Optional(TeamSearch),
    sort: TeamSort,
    show: TeamShow,
  },
  { additionalProperties: false },
)

/** As many queries, however many members there are, and facts of those on the page alone. */
export const listMembers: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The members of the caller's team: whom to look at first, unless another order is asked for",
    querystring: Query,
    response: { 200: CALLS['GET /team/member'].answer },
  }
  const config = { policy: { who: 'specialist', whose: 'team' } } as const

  app.get('/team/member', { schema, config }, async (request) => {
    const { userId: specialistId } = callerOf(request)
    const { search, sort, show, pagination } = request.query
    const { page, pageSize } = pagination
    const range = { limit: pageSize, offset: (page - 1) * pageSize }
    await refreshStandings(app.db, specialistId)
    return readOfMembers(
      app.db,
      { actorId: specialistId, what: 'team' },
      {
        choose: async (tx) => {
          const { ids, counts, groups } = await selectStandings(tx, { specialistId, search, sort, show, ...range })
          const facts = await selectFacts(tx, { specialistId, memberIds: ids })
          const members = new Map(facts.map((member) => [member.id, listed(member)]))
          const pageMembers = ids.flatMap((id) => members.get(id) ?? [])
          return { pageMembers, total: counts[show], counts, groups, memberIds: ids }
        },
        read: async (tx, { pageMembers, total, counts, groups }, memberIds) => {
          const { details, left: gone } = await selectRows(tx, specialistId, memberIds)
          // A search is about those who are in the team.
          const left = search?.trim() ? [] : gone
          if (left.length > 0)
            await logReading(
              tx,
              specialistId,
              left.map(({ id }) => id),
            )
          const data = pageMembers.flatMap((member) => {
            const detail = details.get(member.id)
            return detail ? [rowOf(member, detail)] : []
          })
          return { data, meta: { ...paginationOf(pagination, total), counts, groups, left } }
        },
      },
    )
  })
}

/** A member as the list has them. */
export function rowOf(member: ListedMember, { done, total, points, items, ...detail }: MemberRow): TeamMember {
  const { median, lastDoneAt, signals, snoozedUntil, group, joinedDay, isNew, hasPath, hard, pausedUntil } = member
  return {
    ...detail,
    lastDoneAt,
    progress: percentOf(done, total),
    pain: { median, points },
    signals,
    snoozedUntil,
    group,
    joinedDay,
    isNew,
    hasPath,
    hard,
    pausedUntil,
    week: hasPath ? weekOf(items, member) : null,
  }
}

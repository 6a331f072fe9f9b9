import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listOf, TeamMember, TeamSearch, TeamSort } from '@kinora/contracts'
import { TEAM_PAGE_SIZE } from '@kinora/limits'
import { Type } from 'typebox'
import { readOfMembers } from '../access/index.ts'
import { locale } from '../http/localeQuery.ts'
import { pagination, paginationOf } from '../http/pagination.ts'
import { callerOf } from '../identity/callers.ts'
import { percentOf } from '../path/index.ts'
import { selectFacts } from './factQueries.ts'
import { inOrder } from './inOrder.ts'
import { selectRows } from './memberRowQueries.ts'
import { signalsOf } from './signalsOf.ts'

const Query = Type.Object(
  { locale, pagination: pagination(TEAM_PAGE_SIZE), search: Type.Optional(TeamSearch), sort: TeamSort },
  { additionalProperties: false },
)

/** Three queries, however many members there are. */
export const listMembers: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The members of the caller's team, those with signals first unless another order is asked for",
    querystring: Query,
    response: { 200: listOf(TeamMember) },
  }
  const config = { policy: { who: 'specialist', whose: 'team' } } as const

  app.get('/team/member', { schema, config }, async (request) => {
    const { userId: specialistId } = callerOf(request)
    const { search, sort, pagination } = request.query
    const { page, pageSize } = pagination
    return readOfMembers(
      app.db,
      { actorId: specialistId, what: 'team' },
      {
        choose: async (rows) => {
          const facts = await selectFacts(rows, { specialistId, search })
          const members = facts.map((member) => ({ ...member, signals: signalsOf(member) }))
          const shown = inOrder(members, sort).slice((page - 1) * pageSize, page * pageSize)
          return { shown, total: members.length, memberIds: shown.map(({ id }) => id) }
        },
        read: async (rows, { shown, total }, memberIds) => {
          const details = await selectRows(rows, specialistId, memberIds)
          const data = shown.flatMap(({ id, signals, snoozedUntil, lastDoneAt, median }) => {
            const found = details.get(id)
            if (!found) return []
            const { done, total, points, ...row } = found
            const pain = { median, points }
            return [{ ...row, lastDoneAt, progress: percentOf(done, total), pain, signals, snoozedUntil }]
          })
          return { data, meta: paginationOf(pagination, total) }
        },
      },
    )
  })
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { readOfMembers } from '../team/index.ts'
import { LocaleQuery, notFound, problemResponses } from '../platform/index.ts'
import { callerOf } from '../identity/index.ts'
import { selectFacts } from './factQueries.ts'
import { inOrder } from './inOrder.ts'
import { rowOf } from './listMembers.ts'
import { selectRows } from './memberRowQueries.ts'
import { listed } from './workList.ts'

/** A page of the list would be logged for each of twenty people, and end before the next one. */
export const readPlace: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "A member as the list of the caller's team has them, their place in it, and who stands beside them",
    params: IdParams,
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /team/member/:id'].answer, ...problemResponses(404) },
  }
  const config = { policy: { who: 'specialist', whose: 'team' } } as const

  app.get('/team/member/:id', { schema, config }, async (request) => {
    const { userId: specialistId } = callerOf(request)
    const data = await readOfMembers(
      app.db,
      { actorId: specialistId, what: 'team' },
      {
        choose: async (tx) => {
          const members = inOrder((await selectFacts(tx, { specialistId })).map(listed), 'need')
          const at = members.findIndex(({ id }) => id === request.params.id)
          if (at < 0) throw notFound()
          const [previous, member, next] = [members[at - 1], members[at], members[at + 1]]
          const memberIds = [previous, member, next].flatMap((one) => one?.id ?? [])
          return { previous, member, next, place: at + 1, total: members.length, memberIds }
        },
        read: async (tx, { previous, member, next, place, total }, memberIds) => {
          const { details } = await selectRows(tx, specialistId, memberIds)
          const detail = member && details.get(member.id)
          if (!detail) throw notFound()
          const named = (id = 0) => {
            const { firstName = '', lastName = '' } = details.get(id) ?? {}
            return details.has(id) ? { id, firstName, lastName } : null
          }
          return { member: rowOf(member, detail), place, total, previous: named(previous?.id), next: named(next?.id) }
        },
      },
    )
    return { data }
  })
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { readOfMembers } from '../team/index.ts'
import { LocaleQuery, notFound, problemResponses } from '../platform/index.ts'
import { callerOf } from '../identity/index.ts'
import { selectFacts } from './factQueries.ts'
import { rowOf } from './listMembers.ts'
import { selectRows } from './memberRowQueries.ts'
import { refreshStandings } from './standings/refreshStandings.ts'
import { selectPlace } from './standings/standingQueries.ts'
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
    const memberId = request.params.id
    await refreshStandings(app.db, specialistId)
    const data = await readOfMembers(
      app.db,
      { actorId: specialistId, what: 'team' },
      {
        choose: async (tx) => {
          const place = await selectPlace(tx, { specialistId, memberId })
          const [facts] = await selectFacts(tx, { specialistId, memberIds: [memberId] })
          if (!place || !facts) throw notFound()
          const memberIds = [place.previous, memberId, place.next].flatMap((id) => id ?? [])
          return { member: listed(facts), place, memberIds }
        },
        read: async (tx, { member, place: { place, total, previous, next } }, memberIds) => {
          const { details } = await selectRows(tx, specialistId, memberIds)
          const detail = details.get(memberId)
          if (!detail) throw notFound()
          const named = (id: number | null) => {
            const { firstName = '', lastName = '' } = details.get(id ?? 0) ?? {}
            return id !== null && details.has(id) ? { id, firstName, lastName } : null
          }
          return { member: rowOf(member, detail), place, total, previous: named(previous), next: named(next) }
        },
      },
    )
    return { data }
  })
}

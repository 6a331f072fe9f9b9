import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, ConversationFilter, ConversationSearch } from '@kinora/contracts'
import { CONVERSATIONS_PAGE_SIZE } from '@kinora/limits'
import { Type } from 'typebox'
import { logAccesses, logReading } from '../team/index.ts'
import { selectConversationsBy } from '../messages/index.ts'
import { locale, pagination, paginationOf } from '../platform/index.ts'
import { callerOf } from '../identity/index.ts'
import { selectFacts } from './factQueries.ts'
import { refreshStandings } from './standings/refreshStandings.ts'
import { listed } from './workList.ts'

const Query = Type.Object(
  {
    locale,
    pagination: pagination(CONVERSATIONS_PAGE_SIZE),
    search: Type.Optional(ConversationSearch),
    show: ConversationFilter,
  },
  { additionalProperties: false },
)

const selectConversations = selectConversationsBy(`
  select standing.member_id as id, standing.name, standing.unread, standing.last_message_id, standing.is_waiting
  from standings standing where standing.specialist_id = $userId`)

export const listConversations: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The caller's conversations with members: unread ones first, then those that wait for an answer",
    description: 'Also those that have ended, as long as they can be read.',
    querystring: Query,
    response: { 200: CALLS['GET /team/conversation'].answer },
  }
  const config = { policy: { who: 'specialist', verified: true } } as const

  app.get('/team/conversation', { schema, config }, async (request) => {
    const { userId } = callerOf(request)
    const { locale, search, show, pagination } = request.query
    const { page, pageSize } = pagination
    const range = { limit: pageSize, offset: (page - 1) * pageSize }
    await refreshStandings(app.db, userId)
    return app.db.transaction(async (tx) => {
      const { data, counts } = await selectConversations(tx, userId, { locale, search, show, ...range })
      // Whoever answers sees what their list of the team says of the member, and each member that it was read.
      const current = data.flatMap(({ userId: memberId, ended }) => (ended ? [] : [memberId]))
      const memberIds = await logAccesses(tx, { actorId: userId, memberIds: current, what: 'team' })
      // After the team, as in the list of members: two tabs that read at once wait for each other in one order.
      await logReading(
        tx,
        userId,
        data.map((conversation) => conversation.userId),
      )
      const facts = (await selectFacts(tx, { specialistId: userId, memberIds })).map(listed)
      const members = new Map(facts.map(({ id, signals, hard, hasPath }) => [id, { signals, hard, hasPath }]))
      const withMembers = data.map((conversation) => {
        const member = members.get(conversation.userId)
        return member ? { ...conversation, member } : conversation
      })
      return { data: withMembers, counts, meta: paginationOf(pagination, counts[show]) }
    })
  })
}

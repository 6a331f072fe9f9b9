import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, Id, IdParams } from '@kinora/contracts'
import { MAX_PAGE_SIZE, MESSAGES_PAGE_SIZE } from '@kinora/limits'
import { Type } from 'typebox'
import { locale, LocaleQuery, notFound, problemResponses } from '../../platform/index.ts'
import { type Caller, callerOf } from '../../identity/index.ts'
import { countUnread, selectMessages, selectStatus } from './conversationQueries.ts'
import { selectRelation } from './relationQueries.ts'

const OFFSET_MAX = 1_000_000
const config = { policy: { who: 'user', members: true } } as const

/** Conversations: that with another user, whether there is something new in it, and in all of them. */
export const readConversation: FastifyPluginAsyncTypebox = async (app) => {
  /** @throws 404 for a user with whom the caller has no conversation that they may read */
  const relationTo = async (caller: Caller, otherId: number) => {
    const relation = await selectRelation(app.db, caller, otherId)
    if (!relation) throw notFound()
    return relation
  }

  const page = {
    summary: 'The conversation with a user, the newest message first',
    params: IdParams,
    querystring: Type.Object(
      {
        locale,
        limit: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: MESSAGES_PAGE_SIZE }),
        offset: Type.Integer({ minimum: 0, maximum: OFFSET_MAX, default: 0 }),
        before: Type.Optional(Id),
      },
      { additionalProperties: false },
    ),
    response: { 200: CALLS['GET /message/:id'].answer, ...problemResponses(404) },
  }
  app.get('/message/:id', { schema: page, config }, async (request) => {
    const caller = callerOf(request)
    const { id: otherId } = request.params
    await relationTo(caller, otherId)
    return selectMessages(app.db, { userId: caller.userId, otherId, ...request.query })
  })

  const status = {
    summary: 'How many messages of the conversation are unread, when the last was written, and whether it goes on',
    params: IdParams,
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /message/:id/status'].answer, ...problemResponses(404) },
  }
  app.get('/message/:id/status', { schema: status, config }, async (request) => {
    const caller = callerOf(request)
    const { id: otherId } = request.params
    const canReply = (await relationTo(caller, otherId)) === 'team'
    const { userId, role } = caller
    const memberId = role === 'patient' ? userId : otherId
    return { data: await selectStatus(app.db, { userId, otherId, memberId }, canReply) }
  })

  const unread = {
    summary: "The number of the caller's unread messages, over all conversations",
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /message/unread'].answer },
  }
  app.get('/message/unread', { schema: unread, config }, async (request) => {
    const { userId, role } = callerOf(request)
    return { data: { unread: await countUnread(app.db, userId, role === 'patient') } }
  })
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { ApiProblem, formProblem, formProblems, LocaleQuery, notFound, problemResponses } from '../../platform/index.ts'
import { callerOf, ORDINARY_WRITES } from '../../identity/index.ts'
import { selectSent } from './conversationQueries.ts'
import { selectRelation } from './relationQueries.ts'
import { insertText, selectMoment } from './sendQueries.ts'

export const sendMessage: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "Sends a message between a member and the specialist of the member's team",
    description: '403 `message.ended` when the team has ended; 422 `message.usedKey` for the key of another message.',
    querystring: LocaleQuery,
    body: CALLS['POST /message'].body,
    response: { 201: CALLS['POST /message'].answer, ...problemResponses(404, 422) },
  }
  const config = { policy: { who: 'user', members: true }, limit: ORDINARY_WRITES } as const

  app.post('/message', { schema, config, schemaErrorFormatter: formProblems }, async (request, reply) => {
    const {
      body: { receiverId, key = null, moment },
      query: { locale },
    } = request
    const caller = callerOf(request)
    const content = request.body.content.trim()
    if (!content) throw formProblem(400, 'content', 'form.error.content.required')
    const metadata = moment ? await selectMoment(app.db, moment.training, moment.seconds) : {}
    if (!metadata) throw notFound('training.notFound')

    const id = await app.db.transaction(async (tx) => {
      const relation = await selectRelation(tx, caller, receiverId)
      if (!relation) throw notFound()
      if (relation === 'ended') throw new ApiProblem(403, 'message.ended')
      return insertText(tx, { senderId: caller.userId, receiverId, content, metadata, writeId: key })
    })
    if (id === undefined) throw new ApiProblem(422, 'message.usedKey')
    const data = await selectSent(app.db, { id, userId: caller.userId, locale })
    if (!data) throw notFound()
    return reply.code(201).send({ data })
  })
}

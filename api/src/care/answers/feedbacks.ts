import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { callerOf, keepOwnDay, ORDINARY_WRITES, requireOwn } from '../../identity/index.ts'
import { formProblems, LocaleQuery, paginationOf, problemResponses } from '../../platform/index.ts'
import { programSlug } from '../../catalogue/index.ts'
import { FeedbackQuery } from './answerSchemas.ts'
import { selectFeedbacks, upsertFeedback } from './feedbackQueries.ts'

const config = { policy: { who: 'user', whose: 'own' } } as const
const writes = { ...config, limit: ORDINARY_WRITES }

/** Stars for a program. */
export const feedbacks: FastifyPluginAsyncTypebox = async (app) => {
  const write = {
    summary: 'Rates a program: one rating for each program and day, which a later one replaces',
    querystring: LocaleQuery,
    body: CALLS['POST /feedbacks'].body,
    response: { 201: CALLS['POST /feedbacks'].answer, ...problemResponses(404) },
  }
  app.post(
    '/feedbacks',
    { schema: write, config: writes, schemaErrorFormatter: formProblems },
    async (request, reply) => {
      const { training, rating, tags = [], comment = null, timeZone } = request.body.data
      const { userId } = callerOf(request)
      const program = await programSlug(app, training)
      const data = await app.db.transaction(async (tx) => {
        const { day } = await keepOwnDay(tx, userId, timeZone)
        return upsertFeedback(tx, { userId, program, day, rating, tags, comment })
      })
      return reply.code(201).send({ data: { ...data, user: userId, training: { id: training } } })
    },
  )

  const read = {
    summary: "The caller's ratings, the newest first",
    querystring: FeedbackQuery,
    response: { 200: CALLS['GET /feedbacks'].answer, ...problemResponses(403) },
  }
  app.get('/feedbacks', { schema: read, config }, async (request) => {
    const { filters, pagination } = request.query
    const { userId } = callerOf(request)
    requireOwn(filters.user?.id.$eq, userId)
    const { data, total } = await selectFeedbacks(app.db, userId, request.query)
    return { data, meta: paginationOf(pagination, total) }
  })
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { callerOf, keepOwnDay, ORDINARY_WRITES, readOwnDay } from '../../identity/index.ts'
import { notifySpecialist, recordMemberEvent, withdrawMessage } from '../../messages/index.ts'
import { formProblems, LocaleQuery, problemResponses } from '../../platform/index.ts'
import { programSlug } from '../../catalogue/index.ts'
import { selectVideoSurvey, upsertVideoSurvey, writeSurveyMessage } from './videoSurveyQueries.ts'

const config = { policy: { who: 'user', whose: 'own' } } as const
const writes = { policy: { ...config.policy, consent: 'health' }, limit: ORDINARY_WRITES } as const

/** How somebody feels after a film. Their specialist has one message of each program and day, about the last feeling. */
export const videoSurveys: FastifyPluginAsyncTypebox = async (app) => {
  const write = {
    summary: "Stores the feeling after a film, one for each program and day, and tells the member's specialist",
    querystring: LocaleQuery,
    body: CALLS['POST /video-surveys'].body,
    response: { 201: CALLS['POST /video-surveys'].answer, ...problemResponses(404) },
  }
  app.post(
    '/video-surveys',
    { schema: write, config: writes, schemaErrorFormatter: formProblems },
    async (request, reply) => {
      const { training, feeling, note = null, timeZone } = request.body.data
      const { userId } = callerOf(request)
      const program = await programSlug(app, training)
      const data = await app.db.transaction(async (tx) => {
        const { day } = await keepOwnDay(tx, userId, timeZone)
        const key = { userId, program, day }
        const { isNews, messageId: former, ...survey } = await upsertVideoSurvey(tx, { ...key, feeling, note })
        if (isNews) {
          if (former !== null) await withdrawMessage(tx, userId, former)
          const metadata = { response: feeling }
          const notice = { memberId: userId, type: 'VIDEO_SURVEY_COMPLETED', program, metadata } as const
          const messageId = await notifySpecialist(tx, notice)
          if (messageId !== undefined) await writeSurveyMessage(tx, key, messageId)
        }
        await recordMemberEvent(tx, userId, 'survey.answered')
        return survey
      })
      return reply.code(201).send({ data: { ...data, training: { id: training } } })
    },
  )

  const read = {
    summary: "Today's feeling after a program, or null",
    params: IdParams,
    querystring: LocaleQuery,
    response: {
      200: CALLS['GET /video-surveys/today/:id'].answer,
      ...problemResponses(404),
    },
  }
  app.get('/video-surveys/today/:id', { schema: read, config }, async (request) => {
    const {
      params: { id },
    } = request
    const { userId } = callerOf(request)
    const program = await programSlug(app, id)
    const { day } = await readOwnDay(app.db, userId)
    const survey = await selectVideoSurvey(app.db, { userId, program, day })
    return { data: survey ? { ...survey, training: { id } } : null }
  })
}

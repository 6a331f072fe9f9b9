import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams, NewVideoSurvey, VideoSurvey } from '@kinora/contracts'
import { Type } from 'typebox'
import { callerOf } from '../identity/callers.ts'
import { recordMemberEvent } from '../events/index.ts'
import { formProblems } from '../http/formProblems.ts'
import { keepOwnDay, readOwnDay } from '../days/index.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { problemResponses } from '../http/problems.ts'
import { programSlug } from '../programs/index.ts'
import { notifySpecialist, withdrawMessage } from '../messages/index.ts'
import { selectVideoSurvey, upsertVideoSurvey, writeSurveyMessage } from './videoSurveyQueries.ts'
import { ORDINARY_WRITES } from '../limits/index.ts'

const config = { policy: { who: 'user', whose: 'own' } } as const
const writes = { policy: { ...config.policy, consent: 'health' }, limit: ORDINARY_WRITES } as const

/** How somebody feels after a film. Their specialist has one message of each program and day, about the last feeling. */
export const videoSurveys: FastifyPluginAsyncTypebox = async (app) => {
  const write = {
    summary: "Stores the feeling after a film, one for each program and day, and tells the member's specialist",
    querystring: LocaleQuery,
    body: NewVideoSurvey,
    response: { 201: Type.Object({ data: VideoSurvey }), ...problemResponses(404) },
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
        const which = { userId, program, day }
        const { isNews, messageId: former, ...survey } = await upsertVideoSurvey(tx, { ...which, feeling, note })
        if (isNews) {
          if (former !== null) await withdrawMessage(tx, userId, former)
          const metadata = { response: feeling }
          const notice = { memberId: userId, type: 'VIDEO_SURVEY_COMPLETED', program, metadata } as const
          const messageId = await notifySpecialist(tx, notice)
          if (messageId !== undefined) await writeSurveyMessage(tx, which, messageId)
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
      200: Type.Object({ data: Type.Union([VideoSurvey, Type.Null()]) }),
      ...problemResponses(404),
    },
  }
  app.get('/video-surveys/today/:id', { schema: read, config }, async (request) => {
    const {
      params: { id },
    } = request
    const { userId } = callerOf(request)
    const program = await programSlug(app, id)
    const { day } = await readOwnDay(app.db.orm, userId)
    const found = await selectVideoSurvey(app.db.orm, { userId, program, day })
    return { data: found ? { ...found, training: { id } } : null }
  })
}

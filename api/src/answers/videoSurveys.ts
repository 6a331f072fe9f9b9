import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams, NewVideoSurvey, VideoSurvey } from '@kinora/contracts'
import { Type } from 'typebox'
import { callerOf } from '../identity/callers.ts'
import { formProblems } from '../http/formProblems.ts'
import { keepOwnDay, readOwnDay } from '../days/index.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { problemResponses } from '../http/problems.ts'
import { programSlug } from '../programs/index.ts'
import { notifySpecialist } from '../team/index.ts'
import { selectVideoSurvey, upsertVideoSurvey } from './videoSurveyQueries.ts'

const config = { policy: { who: 'user', whose: 'own' } } as const

/** How somebody feels after a film. Their specialist is notified. */
export const videoSurveys: FastifyPluginAsyncTypebox = async (app) => {
  const write = {
    summary: "Keeps the feeling after a film, one for each program and day, and sends it to the member's specialist",
    querystring: LocaleQuery,
    body: NewVideoSurvey,
    response: { 201: Type.Object({ data: VideoSurvey }), ...problemResponses(401, 404) },
  }
  app.post('/video-surveys', { schema: write, config, schemaErrorFormatter: formProblems }, async (request, reply) => {
    const { training, feeling, note = null, timeZone } = request.body.data
    const { userId } = callerOf(request)
    const program = await programSlug(app, training)
    const data = await app.db.transaction(async (tx) => {
      const { day } = await keepOwnDay(tx, userId, timeZone)
      const { isNews, ...survey } = await upsertVideoSurvey(tx, { userId, program, day, feeling, note })
      if (isNews) {
        const metadata = { response: feeling }
        await notifySpecialist(tx, { memberId: userId, type: 'VIDEO_SURVEY_COMPLETED', program, metadata })
      }
      return survey
    })
    return reply.code(201).send({ data: { ...data, training: { id: training } } })
  })

  const read = {
    summary: "Today's feeling after a program, or null",
    params: IdParams,
    querystring: LocaleQuery,
    response: {
      200: Type.Object({ data: Type.Union([VideoSurvey, Type.Null()]) }),
      ...problemResponses(401, 404),
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

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams, NewVideoSurvey, VideoSurvey } from '@kinora/contracts'
import { Type } from 'typebox'
import { callerOf } from '../plugins/callers.ts'
import { formProblems } from '../plugins/formProblems.ts'
import { keepOwnDay } from '../plugins/keepOwnDay.ts'
import { LocaleQuery } from '../plugins/localeQuery.ts'
import { problemResponses } from '../plugins/problems.ts'
import { programSlug } from '../plugins/programSlug.ts'
import { selectVideoSurvey, tellSpecialist, upsertVideoSurvey } from './videoSurveyQueries.ts'

const config = { policy: { who: 'user', whose: 'own' } } as const

/** How somebody feels after a film. Their specialist hears of it. */
export const videoSurveys: FastifyPluginAsyncTypebox = async (app) => {
  const write = {
    summary: 'Keeps the feeling after a film, one for each program and day, and sends it to the member\'s specialist',
    querystring: LocaleQuery,
    body: NewVideoSurvey,
    response: { 201: Type.Object({ data: VideoSurvey }), ...problemResponses(400, 401, 404) },
  }
  app.post('/video-surveys', { schema: write, config, schemaErrorFormatter: formProblems }, async (request, reply) => {
    const { training, feeling, note = null, timeZone } = request.body.data
    const { userId } = callerOf(request)
    const program = await programSlug(app, training)
    const data = await app.db.transaction(async (tx) => {
      const { day } = await keepOwnDay(tx, userId, timeZone)
      const { isNews, ...survey } = await upsertVideoSurvey(tx, { userId, program, day, feeling, note })
      if (isNews) await tellSpecialist(tx, userId, program, feeling)
      return survey
    })
    return reply.code(201).send({ data: { ...data, training: { id: training } } })
  })

  const read = {
    summary: 'Today\'s feeling after a program, or null',
    params: IdParams,
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: Type.Union([VideoSurvey, Type.Null()]) }), ...problemResponses(400, 401, 404) },
  }
  app.get('/video-surveys/today/:id', { schema: read, config }, async (request) => {
    const { params: { id } } = request
    const { userId } = callerOf(request)
    const program = await programSlug(app, id)
    const found = await app.db.transaction(async (tx) => {
      const { day } = await keepOwnDay(tx, userId)
      return selectVideoSurvey(tx, { userId, program, day })
    })
    return { data: found ? { ...found, training: { id } } : null }
  })
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NewVideoSurvey, VideoSurvey } from '@kinora/contracts'
import { Type } from 'typebox'
import { callerOf } from '../plugins/callers.ts'
import { formProblems } from '../plugins/formProblems.ts'
import { keepOwnDay } from '../plugins/keepOwnDay.ts'
import { LocaleQuery } from '../plugins/localeQuery.ts'
import { problemResponses } from '../plugins/problems.ts'
import { programSlug } from '../plugins/programSlug.ts'
import { tellSpecialist, upsertVideoSurvey } from './videoSurveyQueries.ts'

/** How somebody feels after a film. Their specialist hears of it. */
export const videoSurveys: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Keeps the feeling after a film, one for each program and day, and sends it to the member\'s specialist',
    querystring: LocaleQuery,
    body: NewVideoSurvey,
    response: { 201: Type.Object({ data: VideoSurvey }), ...problemResponses(400, 401, 404) },
  }
  const config = { policy: { who: 'user', whose: 'own' } } as const

  app.post('/video-surveys', { schema, config, schemaErrorFormatter: formProblems }, async (request, reply) => {
    const { training, feeling, note = null, timeZone } = request.body.data
    const { userId } = callerOf(request)
    const program = await programSlug(app, training)
    const data = await app.db.orm.transaction(async (tx) => {
      const { day } = await keepOwnDay(tx, userId, timeZone)
      const { isNews, ...survey } = await upsertVideoSurvey(tx, { userId, program, day, feeling, note })
      if (isNews) await tellSpecialist(tx, userId, program, feeling)
      return survey
    })
    return reply.code(201).send({ data: { ...data, training: { id: training } } })
  })
}

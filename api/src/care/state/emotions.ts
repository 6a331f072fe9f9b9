import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { Type } from 'typebox'
import { dayRange, formProblems, LocaleQuery, pageOf, readDayRange, ShortListQuery } from '../../platform/index.ts'
import { callerOf, keepOwnDay, ORDINARY_WRITES, readOwnDay } from '../../identity/index.ts'
import { recordMemberEvent } from '../../messages/index.ts'
import { selectEmotions, upsertEmotion } from './emotionQueries.ts'

/** Six weeks. */
const SHOWN_DAYS = 42
const config = { policy: { who: 'user', whose: 'own' } } as const
const writes = { policy: { ...config.policy, consent: 'health' }, limit: ORDINARY_WRITES } as const
const RangeQuery = Type.Object({ ...ShortListQuery.properties, ...dayRange }, { additionalProperties: false })

/** How somebody feels on a day, apart from any training. */
export const emotions: FastifyPluginAsyncTypebox = async (app) => {
  const write = {
    summary: 'Stores how the caller feels today; a later emotion of the same day replaces it',
    querystring: LocaleQuery,
    body: CALLS['POST /emotions'].body,
    response: { 201: CALLS['POST /emotions'].answer },
  }
  app.post(
    '/emotions',
    { schema: write, config: writes, schemaErrorFormatter: formProblems },
    async (request, reply) => {
      const { emotion, timeZone } = request.body.data
      const { userId } = callerOf(request)
      const data = await app.db.transaction(async (tx) => {
        const { day } = await keepOwnDay(tx, userId, timeZone)
        const written = await upsertEmotion(tx, { userId, day, emotion })
        await recordMemberEvent(tx, userId, 'survey.answered')
        return written
      })
      return reply.code(201).send({ data })
    },
  )

  const read = {
    summary: `The caller's emotions from a day to a day, the oldest first; the last ${SHOWN_DAYS} days unless given`,
    querystring: RangeQuery,
    response: { 200: CALLS['GET /emotions'].answer },
  }
  app.get('/emotions', { schema: read, config }, async (request) => {
    const { userId } = callerOf(request)
    const { day } = await readOwnDay(app.db, userId)
    const range = readDayRange(request.query, day, SHOWN_DAYS)
    return pageOf(await selectEmotions(app.db, userId, range), request.query.pagination)
  })
}

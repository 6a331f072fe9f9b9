import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { Type } from 'typebox'
import { dayRange, pageOf, readDayRange, ShortListQuery } from '../../platform/index.ts'
import { callerOf, readOwnDay } from '../../identity/index.ts'
import { selectCheckIns } from './checkInQueries.ts'

/** Four weeks. */
const SHOWN_DAYS = 28
const RangeQuery = Type.Object({ ...ShortListQuery.properties, ...dayRange }, { additionalProperties: false })

export const listCheckIns: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: `The caller's check-ins from a day to a day, the oldest first; the last ${SHOWN_DAYS} days unless given`,
    querystring: RangeQuery,
    response: { 200: CALLS['GET /check-ins'].answer },
  }
  const config = { policy: { who: 'user', whose: 'own' } } as const

  app.get('/check-ins', { schema, config }, async (request) => {
    const { locale, pagination } = request.query
    const { userId } = callerOf(request)
    const { day } = await readOwnDay(app.db, userId)
    const range = readDayRange(request.query, day, SHOWN_DAYS)
    return pageOf(await selectCheckIns(app.db, { userId, locale, ...range, notes: 'all' }), pagination)
  })
}

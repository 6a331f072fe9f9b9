import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listOf, PastCheckIn } from '@kinora/contracts'
import { Type } from 'typebox'
import { dayRange, readDayRange, readOwnDay } from '../days/index.ts'
import { pageOf, ShortListQuery } from '../http/pagination.ts'
import { callerOf } from '../identity/callers.ts'
import { selectCheckIns } from './checkInQueries.ts'

/** Four weeks. */
const SHOWN_DAYS = 28
const RangeQuery = Type.Object({ ...ShortListQuery.properties, ...dayRange }, { additionalProperties: false })

export const listCheckIns: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: `The caller's check-ins from a day to a day, the oldest first; the last ${SHOWN_DAYS} days unless given`,
    querystring: RangeQuery,
    response: { 200: listOf(PastCheckIn) },
  }
  const config = { policy: { who: 'user', whose: 'own' } } as const

  app.get('/check-ins', { schema, config }, async (request) => {
    const { locale, pagination } = request.query
    const { userId } = callerOf(request)
    const { day } = await readOwnDay(app.db.orm, userId)
    const range = readDayRange(request.query, day, SHOWN_DAYS)
    return pageOf(await selectCheckIns(app.db, { userId, locale, ...range }), pagination)
  })
}

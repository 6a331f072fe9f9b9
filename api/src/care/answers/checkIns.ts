import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { callerOf, keepOwnDay, ORDINARY_WRITES, readOwnDay } from '../../identity/index.ts'
import { recordMemberEvent } from '../../messages/index.ts'
import { formProblems, LocaleQuery, problemResponses } from '../../platform/index.ts'
import { programSlug } from '../../catalogue/index.ts'
import { asksForRest, selectCheckIn, selectPainHigh, upsertCheckIn } from './checkInQueries.ts'

const config = { policy: { who: 'user', whose: 'own' } } as const
const writes = { policy: { ...config.policy, consent: 'health' }, limit: ORDINARY_WRITES } as const

/** Check-ins: pain before and after a training, effort, a note. Fields that are skipped keep their values. */
export const checkIns: FastifyPluginAsyncTypebox = async (app) => {
  const write = {
    summary: 'Stores a check-in, one for each program and day; fields that are left out keep their values',
    querystring: LocaleQuery,
    body: CALLS['POST /check-ins'].body,
    response: { 201: CALLS['POST /check-ins'].answer, ...problemResponses(404) },
  }
  app.post(
    '/check-ins',
    { schema: write, config: writes, schemaErrorFormatter: formProblems },
    async (request, reply) => {
      const { training, timeZone, ...answers } = request.body.data
      const { userId } = callerOf(request)
      const program = await programSlug(app, training)
      const data = await app.db.transaction(async (tx) => {
        const { day } = await keepOwnDay(tx, userId, timeZone)
        await recordMemberEvent(tx, userId, 'survey.answered')
        const written = await upsertCheckIn(tx, { userId, program, day, ...answers })
        return { ...written, stop: asksForRest(written, await selectPainHigh(tx, userId)) }
      })
      return reply.code(201).send({ data: { ...data, training: { id: training } } })
    },
  )

  const read = {
    summary: "Today's check-in of a program, or null",
    params: IdParams,
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /check-ins/today/:id'].answer, ...problemResponses(404) },
  }
  app.get('/check-ins/today/:id', { schema: read, config }, async (request) => {
    const {
      params: { id },
    } = request
    const { userId } = callerOf(request)
    const program = await programSlug(app, id)
    const { day } = await readOwnDay(app.db, userId)
    const checkIn = await selectCheckIn(app.db, { userId, program, day })
    if (!checkIn) return { data: null }
    return { data: { ...checkIn, training: { id }, stop: asksForRest(checkIn, await selectPainHigh(app.db, userId)) } }
  })
}

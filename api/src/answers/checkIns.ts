import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CheckIn, IdParams, NewCheckIn } from '@kinora/contracts'
import { Type } from 'typebox'
import { callerOf } from '../identity/callers.ts'
import { recordMemberEvent } from '../events/index.ts'
import { formProblems } from '../http/formProblems.ts'
import { keepOwnDay, readOwnDay } from '../days/index.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { problemResponses } from '../http/problems.ts'
import { programSlug } from '../programs/index.ts'
import { selectCheckIn, upsertCheckIn } from './checkInQueries.ts'
import { ORDINARY_WRITES } from '../limits/index.ts'

const config = { policy: { who: 'user', whose: 'own' } } as const
const writes = { policy: { ...config.policy, consent: 'health' }, limit: ORDINARY_WRITES } as const

/** Check-ins: pain before and after a training, effort, a note. Fields that are skipped keep their values. */
export const checkIns: FastifyPluginAsyncTypebox = async (app) => {
  const write = {
    summary: 'Stores a check-in, one for each program and day; fields that are left out keep their values',
    querystring: LocaleQuery,
    body: NewCheckIn,
    response: { 201: Type.Object({ data: CheckIn }), ...problemResponses(404) },
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
        return upsertCheckIn(tx, { userId, program, day, ...answers })
      })
      return reply.code(201).send({ data: { ...data, training: { id: training } } })
    },
  )

  const read = {
    summary: "Today's check-in of a program, or null",
    params: IdParams,
    querystring: LocaleQuery,
    response: { 200: Type.Object({ data: Type.Union([CheckIn, Type.Null()]) }), ...problemResponses(404) },
  }
  app.get('/check-ins/today/:id', { schema: read, config }, async (request) => {
    const {
      params: { id },
    } = request
    const { userId } = callerOf(request)
    const program = await programSlug(app, id)
    const { day } = await readOwnDay(app.db.orm, userId)
    const found = await selectCheckIn(app.db.orm, { userId, program, day })
    return { data: found ? { ...found, training: { id } } : null }
  })
}

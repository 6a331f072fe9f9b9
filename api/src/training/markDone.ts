import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams, MarkedDone, NewDoneTraining } from '@kinora/contracts'
import { DAILY_MAXIMUM } from '@kinora/limits'
import { Type } from 'typebox'
import { callerOf } from '../identity/callers.ts'
import { formProblems } from '../http/formProblems.ts'
import { keepOwnDay } from '../days/index.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { ApiProblem, problemResponses } from '../http/problems.ts'
import { programSlug } from '../programs/index.ts'
import { countDone, deletePosition, insertDone, selectWritten } from './doneQueries.ts'
import { ORDINARY_WRITES } from '../limits/index.ts'

export const markDone: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Counts a program as done',
    description:
      "409 `training.dailyMaximum` when it was done three times on the caller's day; 422 `training.usedKey` for the key of another program's write.",
    params: IdParams,
    querystring: LocaleQuery,
    body: NewDoneTraining,
    response: { 201: Type.Object({ data: MarkedDone }), ...problemResponses(404, 409, 422) },
  }
  const config = { policy: { who: 'user', whose: 'own' }, limit: ORDINARY_WRITES } as const

  app.post('/progress/done/:id', { schema, config, schemaErrorFormatter: formProblems }, async (request, reply) => {
    const {
      params: { id },
      body: { timeZone: sent, key },
    } = request
    const { userId } = callerOf(request)
    const program = await programSlug(app, id)

    const done = await app.db.transaction(async (tx) => {
      // keepOwnDay locks the user's row, so that concurrent requests cannot both pass the daily maximum.
      const { day, endsAt } = await keepOwnDay(tx, userId, sent)
      const before = await countDone(tx, { userId, program, day })
      const written = key === undefined ? undefined : await selectWritten(tx, userId, key)
      if (written && written.program !== program) throw new ApiProblem(422, 'training.usedKey')
      if (written) return { ...written, doneToday: before }
      if (before >= DAILY_MAXIMUM) throw dailyMaximum(endsAt)
      await deletePosition(tx, userId, program)
      return { ...(await insertDone(tx, { userId, program, day, writeId: key ?? null })), doneToday: before + 1 }
    })
    return reply.code(201).send({ data: { ...done, training: { id }, dailyMaximum: DAILY_MAXIMUM } })
  })
}

function dailyMaximum(opensAt: Date) {
  const retryAfter = Math.ceil((opensAt.getTime() - Date.now()) / 1_000)
  return new ApiProblem(409, 'training.dailyMaximum', undefined, { retryAfter, opensAt: opensAt.toISOString() })
}

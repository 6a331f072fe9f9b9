import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { callerOf, keepOwnDay, ORDINARY_WRITES } from '../../identity/index.ts'
import { recordMemberEvent } from '../../messages/index.ts'
import { ApiProblem, formProblems, LocaleQuery, problemResponses } from '../../platform/index.ts'
import { selectDailyMaximum } from '../path/doseQueries.ts'
import { programSlug } from '../../catalogue/index.ts'
import { countDone, deletePosition, insertDone, selectWritten } from './doneQueries.ts'

export const markDone: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Counts a program as done',
    description:
      "409 `training.dailyMaximum` when it was done three times on the caller's day, or as often as a dose of their path allows; 422 `training.usedKey` for the key of another program's write.",
    params: IdParams,
    querystring: LocaleQuery,
    body: CALLS['POST /progress/done/:id'].body,
    response: { 201: CALLS['POST /progress/done/:id'].answer, ...problemResponses(404, 409, 422) },
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
      const programDay = { userId, program, day }
      const before = await countDone(tx, programDay)
      const dailyMaximum = await selectDailyMaximum(tx, programDay)
      const written = key === undefined ? undefined : await selectWritten(tx, userId, key)
      if (written && written.program !== program) throw new ApiProblem(422, 'training.usedKey')
      if (written) return { ...written, doneToday: before, dailyMaximum }
      if (before >= dailyMaximum) throw enoughToday(endsAt)
      await deletePosition(tx, userId, program)
      const inserted = await insertDone(tx, { ...programDay, writeId: key ?? null })
      await recordMemberEvent(tx, userId, 'training.done')
      return { ...inserted, doneToday: before + 1, dailyMaximum }
    })
    return reply.code(201).send({ data: { ...done, training: { id } } })
  })
}

function enoughToday(opensAt: Date) {
  const retryAfter = Math.ceil((opensAt.getTime() - Date.now()) / 1_000)
  return new ApiProblem(409, 'training.dailyMaximum', undefined, { retryAfter, opensAt: opensAt.toISOString() })
}

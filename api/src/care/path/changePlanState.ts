import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { PLAN_STATE_MAX_DAYS } from '@kinora/limits'
import { addDays, ApiProblem, formProblem, formProblems, LocaleQuery, NoContent } from '../../platform/index.ts'
import { callerOf, keepOwnDay, ORDINARY_WRITES, readOwnDay } from '../../identity/index.ts'
import { recordMemberEvent, tellPause } from '../../messages/index.ts'
import { endState, isAllowed, writeState } from './planStateQueries.ts'

const config = { policy: { who: 'member', whose: 'own' }, limit: ORDINARY_WRITES } as const

/** A member follows the gentle list or pauses, as far as their specialist allows it, who is told of a pause. */
export const changePlanState: FastifyPluginAsyncTypebox = async (app) => {
  const write = {
    summary:
      'Follows the gentle list, or pauses, from a day (today, unless it is given) until a day; a running state is replaced',
    description: `403 \`plan.notAllowed\` if the specialist has not allowed it; 400 \`form.error.until.format\` for a day before today or more than ${PLAN_STATE_MAX_DAYS} days ahead; 400 \`form.error.from.format\` for a first day before today or after the last.`,
    querystring: LocaleQuery,
    body: CALLS['PUT /my-plan/state'].body,
    response: { 200: CALLS['PUT /my-plan/state'].answer },
  }
  app.put('/my-plan/state', { schema: write, config, schemaErrorFormatter: formProblems }, async (request) => {
    const { mode, until, from: asked, timeZone } = request.body.data
    const { userId } = callerOf(request)
    await app.db.transaction(async (tx) => {
      const { day } = await keepOwnDay(tx, userId, timeZone)
      if (until < day || until > addDays(day, PLAN_STATE_MAX_DAYS))
        throw formProblem(400, 'until', 'form.error.until.format')
      const from = asked ?? day
      if (from < day || from > until) throw formProblem(400, 'from', 'form.error.from.format')
      if (!(await isAllowed(tx, { userId, mode }))) throw new ApiProblem(403, 'plan.notAllowed')
      if (!(await writeState(tx, { userId, mode, from, until }))) return
      await tellPause(tx, userId, mode === 'paused' ? until : null)
      await recordMemberEvent(tx, userId, 'path.changed')
    })
    return { data: { mode, until } }
  })

  const end = {
    summary: 'Ends the gentle list or the pause: from today the path is followed again',
    querystring: LocaleQuery,
    response: { 204: NoContent },
  }
  app.delete('/my-plan/state', { schema: end, config }, async (request, reply) => {
    const { userId } = callerOf(request)
    await app.db.transaction(async (tx) => {
      const { day } = await readOwnDay(tx, userId)
      if (!(await endState(tx, userId, day))) return
      await tellPause(tx, userId, null)
      await recordMemberEvent(tx, userId, 'path.changed')
    })
    return reply.code(204).send()
  })
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NewPlanState, PlanState } from '@kinora/contracts'
import { PLAN_STATE_MAX_DAYS } from '@kinora/limits'
import { Type } from 'typebox'
import { addDays, keepOwnDay, readOwnDay } from '../days/index.ts'
import { recordMemberEvent } from '../events/index.ts'
import { formProblem, formProblems } from '../http/formProblems.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { NoContent } from '../http/noContent.ts'
import { ApiProblem } from '../http/problems.ts'
import { callerOf } from '../identity/callers.ts'
import { ORDINARY_WRITES } from '../limits/index.ts'
import { endState, isAllowed, writeState } from './planStateQueries.ts'

const config = { policy: { who: 'member', whose: 'own' }, limit: ORDINARY_WRITES } as const

/** A member follows the gentle list or pauses, as far as their specialist allows it. */
export const changePlanState: FastifyPluginAsyncTypebox = async (app) => {
  const write = {
    summary: 'Follows the gentle list, or pauses, from today until a day; a running state is replaced',
    description: `403 \`plan.notAllowed\` if the specialist has not allowed it; 400 \`form.error.until.format\` for a day before today or more than ${PLAN_STATE_MAX_DAYS} days ahead.`,
    querystring: LocaleQuery,
    body: NewPlanState,
    response: { 200: Type.Object({ data: PlanState }) },
  }
  app.put('/my-plan/state', { schema: write, config, schemaErrorFormatter: formProblems }, async (request) => {
    const { mode, until, timeZone } = request.body.data
    const { userId } = callerOf(request)
    await app.db.transaction(async (tx) => {
      const { day } = await keepOwnDay(tx, userId, timeZone)
      if (until < day || until > addDays(day, PLAN_STATE_MAX_DAYS))
        throw formProblem(400, 'until', 'form.error.until.format')
      if (!(await isAllowed(tx, { userId, mode }))) throw new ApiProblem(403, 'plan.notAllowed')
      if (await writeState(tx, { userId, mode, day, until })) await recordMemberEvent(tx, userId, 'path.changed')
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
      if (await endState(tx, userId, day)) await recordMemberEvent(tx, userId, 'path.changed')
    })
    return reply.code(204).send()
  })
}

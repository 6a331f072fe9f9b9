import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { SNOOZE_MAX_DAYS } from '@kinora/limits'
import { readOfMember } from '../team/index.ts'
import {
  addDays,
  formProblem,
  formProblems,
  LocaleQuery,
  NoContent,
  notFound,
  problemResponses,
} from '../platform/index.ts'
import { callerOf, ORDINARY_WRITES, readOwnDay } from '../identity/index.ts'
import { selectFacts } from './factQueries.ts'
import { selectTrend } from './memberRowQueries.ts'
import { writeRules, writeSnooze } from './signalRuleQueries.ts'
import { signalsOf } from './signalsOf.ts'

const config = { policy: { who: 'specialist', whose: 'team' } } as const
const writes = { ...config, limit: ORDINARY_WRITES } as const
const common = { params: IdParams, querystring: LocaleQuery }

/** Which facts about a member their specialist wants to see, from which number on, and from when on. */
export const signals: FastifyPluginAsyncTypebox = async (app) => {
  const read = {
    ...common,
    summary: "A member's signals, the rules by which they show, and the pain of the last fortnight",
    response: { 200: CALLS['GET /team/member/:id/signals'].answer, ...problemResponses(404) },
  }
  app.get('/team/member/:id/signals', { schema: read, config }, async (request) => {
    const [memberId, specialistId] = [request.params.id, callerOf(request).userId]
    const data = await readOfMember(app.db, { actorId: specialistId, memberId, what: 'signals' }, async (tx) => {
      const [facts] = await selectFacts(tx, { specialistId, memberIds: [memberId] })
      if (!facts) throw notFound()
      const { rules, snoozedUntil, median } = facts
      return {
        signals: signalsOf(facts),
        snoozedUntil,
        rules,
        pain: { median, points: await selectTrend(tx, memberId) },
      }
    })
    return { data }
  })

  const write = {
    ...common,
    summary: "Sets from which number on a member's signals show; null: never",
    body: CALLS['PUT /team/member/:id/signals'].body,
    response: { 200: CALLS['PUT /team/member/:id/signals'].answer, ...problemResponses(404) },
  }
  app.put(
    '/team/member/:id/signals',
    { schema: write, config: writes, schemaErrorFormatter: formProblems },
    async (request) => {
      const pair = { memberId: request.params.id, specialistId: callerOf(request).userId }
      const { data } = request.body
      if (!(await writeRules(app.db, pair, data))) throw notFound()
      return { data }
    },
  )

  const snooze = {
    ...common,
    summary: "Puts a member's signals off until a day, on which they show again, or for some days of the caller",
    body: CALLS['PUT /team/member/:id/snooze'].body,
    response: { 204: NoContent, ...problemResponses(404) },
  }
  app.put(
    '/team/member/:id/snooze',
    { schema: snooze, config: writes, schemaErrorFormatter: formProblems },
    async (request, reply) => {
      const pair = { memberId: request.params.id, specialistId: callerOf(request).userId }
      const { days, until: named } = request.body.data
      if ((days === undefined) === (named === undefined)) throw formProblem(400, 'until', 'form.error.until.required')
      const { day } = await readOwnDay(app.db, pair.specialistId)
      const until = named ?? addDays(day, days ?? 0)
      if (until <= day || until > addDays(day, SNOOZE_MAX_DAYS))
        throw formProblem(400, 'until', 'form.error.until.format')
      if (!(await writeSnooze(app.db, pair, until))) throw notFound()
      return reply.code(204).send()
    },
  )

  const end = {
    ...common,
    summary: "Shows a member's signals again",
    response: { 204: NoContent, ...problemResponses(404) },
  }
  app.delete('/team/member/:id/snooze', { schema: end, config: writes }, async (request, reply) => {
    const pair = { memberId: request.params.id, specialistId: callerOf(request).userId }
    if (!(await writeSnooze(app.db, pair, null))) throw notFound()
    return reply.code(204).send()
  })
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { GOALS_MAX } from '@kinora/limits'
import { callerOf, keepOwnDay, ORDINARY_WRITES } from '../../identity/index.ts'
import { recordMemberEvent } from '../../messages/index.ts'
import {
  ApiProblem,
  formProblem,
  formProblems,
  LocaleQuery,
  NoContent,
  notFound,
  pageOf,
  problemResponses,
  ShortListQuery,
} from '../../platform/index.ts'
import {
  countOpen,
  endGoal,
  insertGoal,
  isOpen,
  lockUser,
  selectGoal,
  selectGoals,
  selectWritten,
  writeScore,
  writeText,
} from './goalQueries.ts'

const config = { policy: { who: 'user', whose: 'own' } } as const
const ends = { ...config, limit: ORDINARY_WRITES }
const writes = { policy: { ...config.policy, consent: 'health' }, limit: ORDINARY_WRITES } as const

/** What a member wants to be able to do, and how well it goes. */
export const goals: FastifyPluginAsyncTypebox = async (app) => {
  const list = {
    summary: "The caller's open goals with their scores, the oldest first",
    querystring: ShortListQuery,
    response: { 200: CALLS['GET /goals'].answer },
  }
  app.get('/goals', { schema: list, config }, async (request) =>
    pageOf(await selectGoals(app.db, callerOf(request).userId), request.query.pagination),
  )

  const create = {
    summary: 'Adds a goal; with a `key` that was sent before it adds nothing',
    description: `409 \`goal.tooMany\` with ${GOALS_MAX} open goals.`,
    querystring: LocaleQuery,
    body: CALLS['POST /goals'].body,
    response: { 201: CALLS['POST /goals'].answer, ...problemResponses(409) },
  }
  app.post('/goals', { schema: create, config: writes, schemaErrorFormatter: formProblems }, async (request, reply) => {
    const { key } = request.body.data
    const text = trimmed(request.body.data.text)
    const { userId } = callerOf(request)
    const data = await app.db.transaction(async (tx) => {
      // So that concurrent requests cannot both pass the maximum.
      await lockUser(tx, userId)
      const written = key === undefined ? undefined : await selectWritten(tx, userId, key)
      if (written !== undefined) return selectGoal(tx, { userId, id: written })
      if ((await countOpen(tx, userId)) >= GOALS_MAX) throw new ApiProblem(409, 'goal.tooMany')
      const id = await insertGoal(tx, { userId, text, writeId: key ?? null })
      await recordMemberEvent(tx, userId, 'survey.answered')
      return selectGoal(tx, { userId, id })
    })
    return reply.code(201).send({ data })
  })

  const change = {
    summary: 'Changes the words of an open goal',
    params: IdParams,
    querystring: LocaleQuery,
    body: CALLS['PUT /goals/:id'].body,
    response: { 200: CALLS['PUT /goals/:id'].answer, ...problemResponses(404) },
  }
  app.put('/goals/:id', { schema: change, config: writes, schemaErrorFormatter: formProblems }, async (request) => {
    const key = { userId: callerOf(request).userId, id: request.params.id }
    const text = trimmed(request.body.data.text)
    const data = await app.db.transaction(async (tx) => {
      if (!(await writeText(tx, key, text))) throw notFound()
      await recordMemberEvent(tx, key.userId, 'survey.answered')
      return selectGoal(tx, key)
    })
    return { data }
  })

  const score = {
    summary: "Stores today's score of an open goal; a later one of the same day replaces it",
    params: IdParams,
    querystring: LocaleQuery,
    body: CALLS['PUT /goals/:id/score'].body,
    response: { 200: CALLS['PUT /goals/:id/score'].answer, ...problemResponses(404) },
  }
  app.put(
    '/goals/:id/score',
    { schema: score, config: writes, schemaErrorFormatter: formProblems },
    async (request) => {
      const { score, timeZone } = request.body.data
      const key = { userId: callerOf(request).userId, id: request.params.id }
      const data = await app.db.transaction(async (tx) => {
        const { day } = await keepOwnDay(tx, key.userId, timeZone)
        if (!(await isOpen(tx, key))) throw notFound()
        await writeScore(tx, key, day, score)
        await recordMemberEvent(tx, key.userId, 'survey.answered')
        return selectGoal(tx, key)
      })
      return { data }
    },
  )

  const end = {
    summary: 'Ends a goal; its scores are kept for the export',
    params: IdParams,
    querystring: LocaleQuery,
    response: { 204: NoContent, ...problemResponses(404) },
  }
  app.delete('/goals/:id', { schema: end, config: ends }, async (request, reply) => {
    const key = { userId: callerOf(request).userId, id: request.params.id }
    await app.db.transaction(async (tx) => {
      const ended = await endGoal(tx, key)
      if (ended === undefined) throw notFound()
      if (ended) await recordMemberEvent(tx, key.userId, 'survey.answered')
    })
    return reply.code(204).send()
  })
}

/** @throws 400 for a text of spaces alone */
function trimmed(text: string): string {
  const words = text.trim()
  if (words === '') throw formProblem(400, 'text', 'form.error.text.required')
  return words
}

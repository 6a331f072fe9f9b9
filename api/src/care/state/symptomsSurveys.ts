import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { Type } from 'typebox'
import { readOfMember } from '../../team/index.ts'
import { recordMemberEvent } from '../../messages/index.ts'
import { formProblems, locale, LocaleQuery, pagination, paginationOf, problemResponses } from '../../platform/index.ts'
import { callerOf, ORDINARY_WRITES } from '../../identity/index.ts'
import { insertSurvey, selectSurvey, selectSurveys } from './symptomsQueries.ts'

const PAGE_SIZE = 20
const config = { policy: { who: 'user', whose: 'own' } } as const
const writes = { policy: { ...config.policy, consent: 'health' }, limit: ORDINARY_WRITES } as const

/** The symptoms survey. Every save is a new one; the last is how the member is. */
export const symptomsSurveys: FastifyPluginAsyncTypebox = async (app) => {
  const write = {
    summary: "Adds a symptoms survey to the caller's history; with a `key` that was sent before it changes nothing",
    querystring: LocaleQuery,
    body: CALLS['POST /symptoms-surveys'].body,
    response: { 201: CALLS['POST /symptoms-surveys'].answer },
  }
  app.post(
    '/symptoms-surveys',
    { schema: write, config: writes, schemaErrorFormatter: formProblems },
    async (request, reply) => {
      const { data: survey } = request.body
      const { userId } = callerOf(request)
      const data = await app.db.transaction(async (tx) => {
        const isNew = await insertSurvey(tx, userId, survey)
        const saved = await selectSurvey(tx, userId, survey.key)
        if (isNew) await recordMemberEvent(tx, userId, 'survey.answered')
        return saved
      })
      if (!data) throw new Error('A survey was not written')
      return reply.code(201).send({ data })
    },
  )

  const history = {
    summary: "The caller's symptoms surveys, the newest first",
    querystring: Type.Object({ locale, pagination: pagination(PAGE_SIZE) }, { additionalProperties: false }),
    response: { 200: CALLS['GET /symptoms-surveys'].answer },
  }
  app.get('/symptoms-surveys', { schema: history, config }, async (request) => {
    const { pagination } = request.query
    const { data, total } = await selectSurveys(app.db, callerOf(request).userId, pagination)
    return { data, meta: paginationOf(pagination, total) }
  })

  const last = {
    summary: "The caller's last symptoms survey, or null",
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /symptoms-surveys/last'].answer },
  }
  app.get('/symptoms-surveys/last', { schema: last, config }, async (request) => ({
    data: (await selectSurvey(app.db, callerOf(request).userId)) ?? null,
  }))

  const ofMember = {
    summary: "The last symptoms survey of a member of the caller's team, or null",
    params: IdParams,
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /symptoms-surveys/last/:id'].answer, ...problemResponses(404) },
  }
  const team = { policy: { who: 'specialist', whose: 'team' } } as const
  app.get('/symptoms-surveys/last/:id', { schema: ofMember, config: team }, async (request) => {
    const { id } = request.params
    const access = { actorId: callerOf(request).userId, memberId: id, what: 'symptoms' } as const
    return { data: (await readOfMember(app.db, access, (tx) => selectSurvey(tx, id))) ?? null }
  })
}

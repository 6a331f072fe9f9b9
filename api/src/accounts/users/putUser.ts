import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { callerOf, ORDINARY_WRITES } from '../../identity/index.ts'
import { formProblems, LocaleQuery, notFound, problemResponses } from '../../platform/index.ts'
import { selectProfile, updateProfile } from './profileQueries.ts'
import { readProfile } from './readProfile.ts'

export const putUser: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "Replaces the caller's profile, without e-mail, role, title and registration number",
    params: IdParams,
    querystring: LocaleQuery,
    body: CALLS['PUT /users/:id'].body,
    response: { 200: CALLS['PUT /users/:id'].answer, ...problemResponses(404) },
  }
  const config = { policy: { who: 'user', whose: 'own' }, limit: ORDINARY_WRITES } as const

  app.put('/users/:id', { schema, config, schemaErrorFormatter: formProblems }, async (request) => {
    const {
      params: { id },
      body,
    } = request
    const { userId: callerId, role } = callerOf(request)
    const isWritten = await updateProfile(app.db, { id, callerId }, readProfile(body, role))
    const data = isWritten ? await selectProfile(app.db, id) : undefined
    if (!data) throw notFound()
    return { data }
  })
}

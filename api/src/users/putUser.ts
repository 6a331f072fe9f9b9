import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams, Profile, ProfileChange } from '@kinora/contracts'
import { Type } from 'typebox'
import { callerOf } from '../identity/callers.ts'
import { formProblems } from '../http/formProblems.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { selectProfile, updateProfile } from './profileQueries.ts'
import { readProfile } from './readProfile.ts'
import { ORDINARY_WRITES } from '../limits/index.ts'

export const putUser: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "Replaces the caller's profile, without e-mail, role, title and registration number",
    params: IdParams,
    querystring: LocaleQuery,
    body: ProfileChange,
    response: { 200: Type.Object({ data: Profile }), ...problemResponses(404) },
  }
  const config = { policy: { who: 'user', whose: 'own' }, limit: ORDINARY_WRITES } as const

  app.put('/users/:id', { schema, config, schemaErrorFormatter: formProblems }, async (request) => {
    const {
      params: { id },
      body,
    } = request
    const { userId: callerId, role } = callerOf(request)
    const isWritten = await updateProfile(app.db.orm, { id, callerId }, readProfile(body, role))
    const data = isWritten ? await selectProfile(app.db, id) : undefined
    if (!data) throw notFound()
    return { data }
  })
}

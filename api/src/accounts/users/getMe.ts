import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { callerOf } from '../../identity/index.ts'
import { ApiProblem, LocaleQuery } from '../../platform/index.ts'
import { selectProfile } from './profileQueries.ts'

/** The specialist's own account, with a member's fields. */
const AS_MEMBER = { role: { name: 'patient' }, isSpecialist: false } as const

export const getMe: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "The caller's profile",
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /user/me'].answer },
  }
  app.get('/user/me', { schema, config: { policy: { who: 'user', whose: 'own' } } }, async (request) => {
    const { userId, specialistId } = callerOf(request)
    const data = await selectProfile(app.db, specialistId ?? userId)
    if (!data) throw new ApiProblem(401, 'auth.required') // deleted after the guard had passed
    return { data: specialistId === undefined ? data : { ...data, ...AS_MEMBER } }
  })
}

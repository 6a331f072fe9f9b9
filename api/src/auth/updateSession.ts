import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ActiveSession } from '@kinora/contracts'
import { Type } from 'typebox'
import { ApiProblem } from '../http/problems.ts'
import { activeSession } from './activeSession.ts'
import { updateName } from './authQueries.ts'

const name = Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }))

const Update = Type.Object(
  {
    csrfToken: Type.String({ maxLength: 200 }),
    data: Type.Optional(Type.Object({ firstName: name, lastName: name }, { additionalProperties: false })),
  },
  { additionalProperties: false },
)

export const updateSession: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "Changes the caller's name, and answers the session read again",
    body: Update,
    response: { 200: ActiveSession },
  }
  app.post('/session', { schema, config: { policy: { who: 'user', whose: 'own' } } }, async (request, reply) => {
    if (!app.csrf.isVerified(request)) throw new ApiProblem(400, 'auth.csrf')
    const session = await app.sessions.renew(request, reply)
    if (session && request.body.data) await updateName(app.db, session.userId, request.body.data)
    const answer = session && (await activeSession(app, session))
    if (!answer) throw new ApiProblem(401, 'auth.required')
    return answer
  })
}

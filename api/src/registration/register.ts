import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Registration } from '@kinora/contracts'
import { Type } from 'typebox'
import { formProblem, formProblems } from '../http/formProblems.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { hashPassword } from '../identity/passwords.ts'
import { problemResponses } from '../http/problems.ts'
import { mailVerification } from './mailVerification.ts'
import { readRegistration } from './readRegistration.ts'
import { insertUser } from './registrationQueries.ts'

const LIMIT = { max: 30, seconds: 60 * 60 }

export const register: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Creates an account, signs in, and mails a link that confirms the e-mail address',
    querystring: LocaleQuery,
    body: Registration,
    response: {
      201: Type.Object({ data: Type.Object({ id: Type.Integer() }) }),
      ...problemResponses(409, 429),
    },
  }
  const config = { policy: { who: 'public' } } as const

  app.post('/local/register', { schema, config, schemaErrorFormatter: formProblems }, async (request, reply) => {
    const {
      query: { locale },
      body,
    } = request
    const { password, consents, person } = readRegistration(body)
    await app.limits.take('register', request.ip, LIMIT)
    const passwordHash = await hashPassword(password)

    const id = await app.db.transaction(async (tx) => {
      const id = await insertUser(tx, { ...person, passwordHash, locale }, consents)
      if (id === undefined) throw formProblem(409, 'email', 'auth.emailTaken')
      await mailVerification(app, { userId: id, email: person.email, locale }, tx)
      await app.sessions.start(reply, id, tx)
      return id
    })
    return reply.code(201).send({ data: { id } })
  })
}

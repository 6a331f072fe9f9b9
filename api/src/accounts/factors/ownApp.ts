import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import {
  appUrl,
  callerOf,
  deleteApp,
  keepApp,
  makeAppSecret,
  ORDINARY_WRITES,
  sealAppSecret,
  selectPassword,
} from '../../identity/index.ts'
import { formProblem, formProblems, LocaleQuery, NoContent, notFound, problemResponses } from '../../platform/index.ts'
import { changesOfFactors } from './changeFactors.ts'
import { CHANGES } from './changeLimits.ts'

const policy = { who: 'user', whose: 'own', fresh: true } as const

/** To set up the app that shows codes, in two steps, and to remove it. */
export const ownApp: FastifyPluginAsyncTypebox = async (app) => {
  const { authSecrets } = app.config
  const changes = changesOfFactors(app)

  const setUp = {
    summary: 'A secret for an app. It is kept once a code shows that the app has it',
    querystring: LocaleQuery,
    response: { 200: CALLS['POST /user/me/authenticator-app/setup'].answer },
  }
  const asking = { policy, limit: ORDINARY_WRITES } as const
  app.post('/user/me/authenticator-app/setup', { schema: setUp, config: asking }, async (request) => {
    await changes.requireConfirmed(request)
    const { userId } = callerOf(request)
    const { email } = await selectPassword(app.db, userId)
    const secret = makeAppSecret()
    return { data: { secret, url: appUrl(secret, email), setup: sealAppSecret(authSecrets, userId, secret) } }
  })

  const config = { policy, limit: CHANGES } as const
  const add = {
    summary: 'Keeps the app, by a first code of it',
    querystring: LocaleQuery,
    body: CALLS['POST /user/me/authenticator-app'].body,
    response: { 201: CALLS['POST /user/me/authenticator-app'].answer },
  }
  const schemaErrorFormatter = formProblems
  app.post('/user/me/authenticator-app', { schema: add, config, schemaErrorFormatter }, async (request, reply) => {
    const { userId } = callerOf(request)
    const { setup: sealedSecret, code } = request.body
    const recoveryCodes = await changes.add(
      request,
      (tx) => keepApp(tx, authSecrets, { userId, sealedSecret, code }),
      () => formProblem(400, 'code', 'auth.wrongCode'),
    )
    return reply.code(201).send({ data: { recoveryCodes } })
  })

  const remove = {
    summary: "Removes the caller's app",
    querystring: LocaleQuery,
    response: { 204: NoContent, ...problemResponses(404) },
  }
  app.delete('/user/me/authenticator-app', { schema: remove, config }, async (request, reply) => {
    await changes.remove(request, (tx) => deleteApp(tx, callerOf(request).userId), notFound)
    return reply.code(204).send()
  })
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { UserFactors } from '@kinora/contracts'
import { EMAIL_MAX_LENGTH } from '@kinora/limits'
import { Type } from 'typebox'
import {
  deleteFactors,
  ORDINARY_WRITES,
  recordSecurityEvent,
  selectFactors,
  selectPasskeys,
  selectUser,
  selectUserData,
} from '../../identity/index.ts'
import { locale, notFound, problemResponses } from '../../platform/index.ts'

const policy = { who: 'internal' } as const
const user = Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH, description: 'An e-mail or an id' })
const reason = Type.String({ minLength: 10, maxLength: 500, description: 'How the person showed who they are' })
const only = { additionalProperties: false }

/** For an operator: the way back of somebody who has lost phone and recovery codes. It signs out everywhere. */
export const operatorFactors: FastifyPluginAsyncTypebox = async (app) => {
  const factorsOf = async (emailOrId: string) => {
    const user = await selectUser(app.db, emailOrId)
    if (!user) throw notFound()
    const [keys, { hasApp, codesLeft }] = await Promise.all([
      selectPasskeys(app.db, user.id),
      selectFactors(app.db, user.id),
    ])
    return { ...user, passkeys: keys.length, hasApp, codesLeft }
  }
  const response = { 200: Type.Object({ data: UserFactors }), ...problemResponses(404) }

  const list = {
    summary: "Somebody's second factors",
    querystring: Type.Object({ locale, user }, only),
    response,
  }
  app.get('/factors', { schema: list, config: { policy } }, async (request) => ({
    data: await factorsOf(request.query.user),
  }))

  const remove = {
    summary: "Removes all of somebody's second factors and ends their sessions; both addresses are told",
    querystring: Type.Object({ locale, user }, only),
    body: Type.Object({ reason }, only),
    response,
  }
  app.delete('/factors', { schema: remove, config: { policy, limit: ORDINARY_WRITES } }, async (request) => {
    const data = await factorsOf(request.query.user)
    const { reason } = request.body
    await app.db.transaction(async (tx) => {
      await deleteFactors(tx, data.id)
      await app.sessions.endAll(data.id, {}, tx)
      await recordSecurityEvent(tx, request, { kind: 'factorsRemovedByOperator', userId: data.id })
      const locale = (await selectUserData(tx, data.id))?.stripeLocale ?? 'pl'
      const mail = { template: 'factorsRemoved', locale, values: { reason }, userId: data.id } as const
      for (const to of [data.email, app.config.contactEmail]) await app.mail.post({ ...mail, to }, tx)
    })
    return { data }
  })
}

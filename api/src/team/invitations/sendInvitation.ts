import { normalizeEmail } from '@kinora/limits'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { formProblem, formProblems, LocaleQuery, problemResponses } from '../../platform/index.ts'
import { callerOf, ORDINARY_WRITES } from '../../identity/index.ts'
import { mailLink, takeMail } from './invitationMail.ts'
import { insertInvitation, lockSender, selectByKey, selectInvitation } from './invitationQueries.ts'
import { requireInvitable } from './requireInvitable.ts'

/** Of the text that the sender confirms, `invite.confirmed` in mfe-team; a new text is a new version. */
const CONFIRMATION = '2026-11'

/** The answer is the same whether or not the e-mail has an account. */
export const sendInvitation: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "Invites a person to the caller's team, by a mail with a link",
    querystring: LocaleQuery,
    body: CALLS['POST /invitation'].body,
    response: { 201: CALLS['POST /invitation'].answer, ...problemResponses(409) },
  }
  const config = { policy: { who: 'specialist', whose: 'own', verified: true }, limit: ORDINARY_WRITES } as const

  app.post('/invitation', { schema, config, schemaErrorFormatter: formProblems }, async (request, reply) => {
    const { userId: senderId } = callerOf(request)
    const { key } = request.body
    const email = normalizeEmail(request.body.email)
    if (!email) throw formProblem(400, 'email', 'form.error.email.format')
    const existingId = await selectByKey(app.db, senderId, key)
    if (existingId === undefined) {
      await requireInvitable(app.db, { senderId, email, key })
      await takeMail(app, senderId, email)
    }

    const data = await app.db.transaction(async (tx) => {
      const sender = await lockSender(tx, senderId)
      const id = (await selectByKey(tx, senderId, key)) ?? (await invite())
      return selectInvitation(tx, senderId, id)

      async function invite() {
        await requireInvitable(tx, { senderId, email: email! })
        const lastName = request.body.lastName.trim()
        const row = { senderId, email: email!, lastName, confirmation: CONFIRMATION, writeId: key ?? null }
        const invitationId = await insertInvitation(tx, row)
        const { locale } = request.query
        await mailLink(app, sender, { invitationId, senderId, to: email!, locale }, tx)
        return invitationId
      }
    })
    if (!data) throw new Error('An invitation was not written')
    return reply.code(201).send({ data })
  })
}

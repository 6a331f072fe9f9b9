import formBody from '@fastify/formbody'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { Type } from 'typebox'
import { ApiProblem, locale, NoContent, problemResponses } from '../../platform/index.ts'
import { ORDINARY_WRITES } from '../../identity/index.ts'
import { stopMails } from './reminderQueries.ts'
import type { ReminderTokens } from './reminderTokens.ts'

const only = { additionalProperties: false }

/** Ends reminders from a mail, without signing in. Mail programs call it with one press (RFC 8058). */
export const stopReminders: FastifyPluginAsyncTypebox<{ tokens: ReminderTokens }> = async (app, { tokens }) => {
  await app.register(formBody)
  const schema = {
    summary: "Ends the reminders' mails, by the code of one of them; idempotent",
    querystring: Type.Object({ locale, code: Type.String({ minLength: 1, maxLength: 100 }) }, only),
    body: CALLS['POST /reminders/stop'].body,
    response: { 204: NoContent, ...problemResponses(410) },
  }
  const config = { policy: { who: 'link' }, limit: ORDINARY_WRITES } as const
  app.post('/reminders/stop', { schema, config }, async (request, reply) => {
    const { code } = request.query
    const userId = tokens.userIdOf(code)
    if (userId === undefined || !tokens.isValid(code, userId, 'stop')) throw new ApiProblem(410, 'reminders.wrongCode')
    await stopMails(app.db, userId)
    return reply.code(204).send()
  })
}

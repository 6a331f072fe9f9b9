import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { Type } from 'typebox'
import { localePath, paths } from '@kinora/paths'
import { ApiProblem, locale, NoContent, problemResponses } from '../../platform/index.ts'
import { ORDINARY_WRITES } from '../../identity/index.ts'
import { stopMails } from './reminderQueries.ts'
import type { ReminderTokens } from './reminderTokens.ts'

const only = { additionalProperties: false }

/**
 * Ends reminders from a mail, without signing in. Mail programs call it with one press (RFC 8058): the code is the
 * permission, and what they post, and how, differs. Those that open the address instead (RFC 2369) get to the page that
 * asks, because programs that check mails open it too.
 */
export const stopReminders: FastifyPluginAsyncTypebox<{ tokens: ReminderTokens }> = async (app, { tokens }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
  app.addHook('preValidation', async (request) => void (request.body = {}))
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

  const opened = {
    summary: 'Leads whoever opens the address to the page that asks first',
    querystring: schema.querystring,
    response: { 302: Type.Null({ description: 'To the page' }) },
  }
  app.get('/reminders/stop', { schema: opened, config: { policy: { who: 'link' } } }, async (request, reply) => {
    const { code, locale } = request.query
    const page = localePath(locale, paths.stopReminders())
    return reply.redirect(`${app.config.origin}${page}#${new URLSearchParams({ code })}`, 302)
  })
}

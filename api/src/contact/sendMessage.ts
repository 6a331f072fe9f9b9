import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ContactMessage } from '@kinora/contracts'
import { NoContent } from '../http/noContent.ts'
import { formProblems } from '../http/formProblems.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { ApiProblem, problemResponses } from '../http/problems.ts'
import { isTaken, take } from './contactQueries.ts'
import type { ContactTokens } from './contactTokens.ts'
import { ORDINARY_WRITES } from '../limits/index.ts'
import { readMessage } from './readMessage.ts'

const BODY_MAX_BYTES = 32 * 1024
const BY_CALLER = { max: 5, seconds: 60 * 60 }
/** More than people write to us in an hour; protects our mailbox from a flood from many addresses. */
const BY_ALL = { max: 200, seconds: 60 * 60 }

/**
 * Mails a visitor's message to us, and nothing to the address that they give: it may be somebody else's. Bots are
 * detected by a honeypot field (`website`), a minimum time to fill in the form, and rate limits.
 */
export const sendMessage: FastifyPluginAsyncTypebox<{ tokens: ContactTokens }> = async (app, { tokens }) => {
  const schema = {
    summary: 'Sends a message of the contact form',
    description:
      '429 `contact.tooQuick` within three seconds of the token; after 400 `contact.wrongToken` or `contact.tokenExpired` and 409 `contact.usedToken` another token is needed.',
    querystring: LocaleQuery,
    body: ContactMessage,
    response: { 204: NoContent, ...problemResponses(409) },
  }
  const options = {
    schema,
    config: { policy: { who: 'public' }, limit: ORDINARY_WRITES },
    schemaErrorFormatter: formProblems,
    bodyLimit: BODY_MAX_BYTES,
  } as const

  app.post('/contact', options, async ({ body, ip, query: { locale } }, reply) => {
    const { key, website } = body
    const message = readMessage(body)
    const isFromBot = Boolean(website)
    if (isFromBot || (await isTaken(app.db.orm, key))) return reply.code(204).send()

    const token = tokens.read(body.token)
    await app.limits.take('contact.caller', ip, BY_CALLER)
    await app.limits.take('contact.all', '', BY_ALL)
    await app.db.transaction(async (tx) => {
      if (await take(tx, key, token))
        await app.mail.post({ to: app.config.contactEmail, template: 'contactMessage', locale, values: message }, tx)
      else if (!(await isTaken(tx, key))) throw new ApiProblem(409, 'contact.usedToken')
    })
    return reply.code(204).send()
  })
}

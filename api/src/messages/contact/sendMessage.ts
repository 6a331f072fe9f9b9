import { normalizeEmail } from '@kinora/limits'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, type ContactMessage } from '@kinora/contracts'
import { eq, sql } from 'drizzle-orm'
import {
  ApiProblem,
  formProblem,
  formProblems,
  LocaleQuery,
  NoContent,
  problemResponses,
  type Queryable,
} from '../../platform/index.ts'
import { ORDINARY_WRITES } from '../../identity/index.ts'
import { contactMessages } from './contactTables.ts'
import type { ContactTokens } from './contactTokens.ts'

/** As long as tokens are valid: afterwards they are refused as expired. */
const KEPT_FOR = sql`now() + interval '1 day'`

const BODY_MAX_BYTES = 32 * 1024
const BY_CALLER = { max: 5, seconds: 60 * 60 }
/** More than people write to us in an hour; protects our mailbox from a flood from many addresses. */
const BY_ALL = { max: 200, seconds: 60 * 60 }
/** Browsers fill in hidden fields too, for people; more than a few are bots. */
const BY_SUSPECTS = { max: 20, seconds: 60 * 60 }

/**
 * Mails a visitor's message to us, and nothing to the address that they give: it may be somebody else's. Bots are
 * kept off by a minimum time to fill in the form, and rate limits. A filled honeypot field (`website`) marks a message and
 * has a lower limit; nobody is told that their message has come when it has not.
 */
export const sendMessage: FastifyPluginAsyncTypebox<{ tokens: ContactTokens }> = async (app, { tokens }) => {
  const schema = {
    summary: 'Sends a message of the contact form',
    description:
      '429 `contact.tooQuick` within three seconds of the token; after 400 `contact.wrongToken` or `contact.tokenExpired` and 409 `contact.usedToken` another token is needed.',
    querystring: LocaleQuery,
    body: CALLS['POST /contact'].body,
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
    if (await isTaken(app.db, key)) return reply.code(204).send()

    const token = tokens.read(body.token)
    await app.limits.take('contact.caller', ip, BY_CALLER)
    await app.limits.take('contact.all', '', BY_ALL)
    if (website) await app.limits.take('contact.suspects', '', BY_SUSPECTS)
    const values = { ...message, ...(website && { suspect: 'yes' }) }
    await app.db.transaction(async (tx) => {
      if (await take(tx, key, token))
        await app.mail.post({ to: app.config.contactEmail, template: 'contactMessage', locale, values }, tx)
      else if (!(await isTaken(tx, key))) throw new ApiProblem(409, 'contact.usedToken')
    })
    return reply.code(204).send()
  })
}

async function isTaken(db: Queryable, key: string): Promise<boolean> {
  return (await db.orm.$count(contactMessages, eq(contactMessages.key, key))) > 0
}

/** Stores the message's key and the token. False if either is already used, also by a concurrent request. */
async function take(tx: Queryable, key: string, token: string): Promise<boolean> {
  const taken = await tx.orm
    .insert(contactMessages)
    .values({ key, token, expiresAt: KEPT_FOR })
    .onConflictDoNothing()
    .returning()
  return taken.length > 0
}

/** Trims, and replaces control characters except line feeds. */
const clean = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .trim()

/**
 * Checks what a schema cannot: texts are not blank and the e-mail is valid. Puts the name on one line.
 * @throws 400 for the first field that is wrong.
 */
function readMessage({ name, email, topic, message }: ContactMessage) {
  const texts = { name: clean(name).replace(/\s+/g, ' '), message: clean(message) }
  for (const [field, text] of Object.entries(texts))
    if (!text) throw formProblem(400, field, `form.error.${field}.required`)
  const address = normalizeEmail(email)
  if (!address) throw formProblem(400, 'email', 'form.error.email.format')
  return { ...texts, email: address, topic }
}

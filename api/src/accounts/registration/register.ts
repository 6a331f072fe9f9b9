import { normalizeEmail } from '@kinora/limits'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, type Registration } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import {
  formProblem,
  formProblems,
  LocaleQuery,
  NoContent,
  problemResponses,
  type Queryable,
  requireSamePasswords,
} from '../../platform/index.ts'
import {
  hashPassword,
  makeCode,
  readPerson,
  recordSecurityEvent,
  requireGoodPassword,
  requireNoLeak,
  selectAccount,
  sha256,
} from '../../identity/index.ts'
import { mailVerification } from './mailVerification.ts'
import { pendingRegistrations } from './pendingRegistrations.ts'
import { insertUser } from './registrationQueries.ts'

const LIMIT = { max: 120, seconds: 60 * 60 }
/** Those that are refused because there is an account: whoever tries addresses learns of few. */
const REFUSED = { max: 60, seconds: 60 * 60 }
/** While accounts are hidden, each registration sends a mail, also to an address that somebody else has. */
const EACH_EMAIL = { max: 3, seconds: 15 * 60 }

export const register: FastifyPluginAsyncTypebox = async (app) => {
  const pendings = pendingRegistrations(app)
  const schema = {
    summary:
      'Creates an account, signs in, and mails a link that confirms the e-mail address; 202 while accounts are hidden',
    querystring: LocaleQuery,
    body: CALLS['POST /auth/local/register'].body,
    response: {
      201: CALLS['POST /auth/local/register'].answer,
      202: NoContent,
      ...problemResponses(409),
    },
  }
  const config = { policy: { who: 'public' }, limit: LIMIT } as const

  app.post('/local/register', { schema, config, schemaErrorFormatter: formProblems }, async (request, reply) => {
    const {
      query: { locale },
      body,
    } = request
    const { password, consents, callbackUrl, person } = readRegistration(body)
    const { email } = person
    const { hidesAccounts } = app.config
    if (hidesAccounts) await app.limits.take('register.email', email, EACH_EMAIL)
    requireGoodPassword(password, person)
    await requireNoLeak(app, password)
    const passwordHash = await hashPassword(password)
    const user = { ...person, passwordHash, locale }

    if (hidesAccounts) {
      const code = await app.db.transaction(async (tx) => {
        const userId = await insertUser(tx, user, consents)
        await recordSecurityEvent(tx, request, { kind: 'registration', userId })
        return userId === undefined
          ? mailExisting(email, locale, tx)
          : mailVerification(app, { userId, email, locale, callbackUrl }, tx)
      })
      pendings.keep(reply, { verifies: sha256(code) })
      return reply.code(202).send()
    }
    const succeeded = await app.limits.takeFailure('register.refused', request.ip, REFUSED)
    const id = await app.db.transaction(async (tx) => {
      const id = await insertUser(tx, user, consents)
      if (id === undefined) throw formProblem(409, 'email', 'auth.emailTaken')
      await recordSecurityEvent(tx, request, { kind: 'registration', userId: id })
      await mailVerification(app, { userId: id, email, locale, callbackUrl }, tx)
      await app.sessions.start(reply, id, tx)
      return id
    })
    await succeeded()
    return reply.code(201).send({ data: { id } })
  })

  /** Tells the owner that the account exists. Returns a code that opens nothing, for a cookie like that of a new account. */
  async function mailExisting(email: string, locale: Locale, tx: Queryable) {
    const userId = (await selectAccount(tx, email))?.id
    await app.mail.post({ to: email, template: 'accountExists', locale, values: {}, ...(userId && { userId }) }, tx)
    return makeCode()
  }
}

/**
 * Checks of a registration that a schema cannot express (docs/specification.md, section 5); normalizes the e-mail.
 * @throws 400 for the first field that is wrong.
 */
function readRegistration(body: Registration) {
  requireSamePasswords(body)
  const { password, passwordConfirmation: _, consents, callbackUrl, ...fields } = body
  const email = normalizeEmail(fields.email)
  if (!email) throw formProblem(400, 'email', 'form.error.email.format')
  return { password, consents, callbackUrl, person: { ...readPerson(fields), email } }
}

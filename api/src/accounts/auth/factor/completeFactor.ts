import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { splitLocale } from '@kinora/paths'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  ORDINARY_WRITES,
  passkeyCeremonies,
  recordSecurityEvent,
  selectEmail,
  selectFactors,
  selectPassword,
  takeCode,
  useOnce,
} from '../../../identity/index.ts'
import { ApiProblem, LocaleQuery } from '../../../platform/index.ts'
import { answerUrl, AnyQuery, AuthForm, formResponses } from '../authForm.ts'
import { NO_CSRF } from '../startSignIn.ts'
import { authUrls } from '../urls/authUrls.ts'
import { withErrorUrl } from '../urls/withErrorUrl.ts'
import { readCredential } from './readCredential.ts'
import { passwordMark, PENDING_S, type PendingFactor, pendingFactors } from './pendingFactors.ts'

/** docs/contract.md, "Decided values". Fifty guesses of six digits get nowhere; a new sign-in needs the password again. */
const EACH_SIGN_IN = { max: 5, seconds: PENDING_S }
const LIMITS = { each: { max: 10, seconds: 60 * 60 }, address: { max: 20, seconds: 60 * 60 } }
/** Wrong codes, whatever the device: whoever has the mailbox could make new known devices. */
const EACH_ACCOUNT = { max: 30, seconds: 24 * 60 * 60 }
const MAILS = { max: 1, seconds: 60 * 60 }

/** The second step of a sign-in, in the browser that has made the first. */
export const completeFactor: FastifyPluginAsyncTypebox = async (app) => {
  const {
    db,
    limits,
    config: { origin, authSecrets },
  } = app
  const urls = authUrls(origin)
  const pendings = pendingFactors(app)
  const ceremonies = passkeyCeremonies(app)

  const read = {
    summary: 'With what the sign-in that waits in this browser goes on; null where none does',
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /auth/factor'].answer },
  }
  app.get('/factor', { schema: read, config: { policy: { who: 'public' } } }, async (request) => {
    const pending = pendings.read(request)
    if (!pending) return { data: null }
    const { hasApp, hasPasskey } = await selectFactors(db, pending.userId)
    return { data: { hasApp, hasPasskey } }
  })

  const schema = {
    summary:
      'Signs in with a code of the app, a recovery code or a passkey; 401 and an address with `error` if it is wrong',
    querystring: AnyQuery,
    body: AuthForm,
    response: { ...formResponses, 401: formResponses[200] },
  }
  const config = { policy: { who: 'public' }, limit: ORDINARY_WRITES } as const
  app.post('/factor', { schema, config }, async (request, reply) => {
    const { body } = request
    if (!app.csrf.isVerified(request)) return answerUrl(reply, body, urls.signIn(NO_CSRF))
    const errorUrl = (error: string) => urls.error({ error, provider: 'factor' })
    const pending = pendings.read(request)
    const owner = pending && (await ownerOf(pending))
    if (!owner) return answerUrl(reply, body, errorUrl('auth.factorOver'), 401)
    const { refusal, used } = await withErrorUrl(complete(request, reply, pending), errorUrl)
    const outcome = refusal ? 'refused' : 'done'
    await recordSecurityEvent(db, request, {
      kind: 'signIn',
      outcome,
      userId: pending.userId,
      detail: `factor ${used}`,
    })
    if (refusal) return answerUrl(reply, body, errorUrl(refusal), 401)
    pendings.take(request, reply)
    return answerUrl(reply, body, pending.callbackUrl)
  })

  /** Undefined where the account is gone, or the password is another by now. */
  async function ownerOf({ userId, password }: PendingFactor) {
    const account = await selectEmail(db, userId)
    const owner = account && (await selectPassword(db, userId))
    return owner && passwordMark(owner) === password ? owner : undefined
  }

  /** With what it was tried, and the code of what was wrong; without one, somebody is signed in now. */
  async function complete(
    request: FastifyRequest,
    reply: FastifyReply,
    pending: PendingFactor,
  ): Promise<{ refusal?: string; used: string }> {
    const { code, credential } = request.body as { code?: unknown; credential?: unknown }
    const { id, userId, callbackUrl } = pending
    const { email } = await selectPassword(db, userId)
    const { locale } = splitLocale(new URL(callbackUrl).pathname)
    const mail = { to: email, locale, values: {}, userId } as const
    const tell = async () => {
      if (!(await limits.isWithin('factor.mail', String(userId), MAILS))) return
      await db.transaction((tx) => app.mail.post({ ...mail, template: 'wrongCodes' }, tx))
    }
    await telling(limits.take('factor', id, EACH_SIGN_IN), tell)
    const succeeded = credential === undefined ? await takeCodeOf(request, { userId, email }, tell) : undefined
    const answer = readCredential(credential)
    const hasPasskey = answer !== undefined && (await ceremonies.whoSignedIn(request, answer)) === userId
    if (credential !== undefined && !hasPasskey) return { refusal: 'PasskeySignin', used: 'passkey' }
    const outcome = await db.transaction(async (tx) => {
      const used = hasPasskey
        ? 'passkey'
        : await takeCode(tx, authSecrets, userId, typeof code === 'string' ? code : '')
      if (!used || !(await useOnce(tx, id, PENDING_S))) return { refusal: 'auth.wrongCode', used: 'code' }
      await app.sessions.start(reply, userId, tx, 'two')
      if (used === 'recovery') await app.mail.post({ ...mail, template: 'recoveryCodeUsed' }, tx)
      return { used }
    })
    if (!outcome.refusal) await succeeded?.()
    return outcome
  }

  /** Counts a code as a wrong one. @returns what a right one calls */
  async function takeCodeOf(
    request: FastifyRequest,
    { userId, email }: { userId: number; email: string },
    tell: () => Promise<void>,
  ) {
    const ofAddress = await limits.takeOnAccount('factor', request, email, { ...LIMITS, onReached: tell })
    const ofAccount = await telling(limits.takeFailure('factor.account', String(userId), EACH_ACCOUNT), tell)
    return async () => {
      await ofAddress()
      await ofAccount()
    }
  }
}

/** Where a limit of the account is reached the owner is told: whoever got there knew the password. */
async function telling<T>(taken: Promise<T>, tell: () => Promise<void>): Promise<T> {
  return taken.catch(async (error: unknown) => {
    if (error instanceof ApiProblem) await tell()
    throw error
  })
}

import { splitLocale } from '@kinora/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AuthorizationResponseError } from 'openid-client'
import { signInOrAsk } from '../factor/pendingFactors.ts'
import { authUrls } from '../urls/authUrls.ts'
import { type Checks, openidClient, type OpenidSettings } from './openidClient.ts'
import { pendingSignIns, recordSecurityEvent, selectEmail } from '../../../identity/index.ts'
import { personOf } from './personOf.ts'
import type { AuthProvider } from './AuthProvider.ts'

/** Fewer than the route's own, so that it leads to a page. */
const EACH_ADDRESS = { max: 120, seconds: 60 }

type Pending = Checks & {
  /** Where the browser goes after signing in. */
  callbackUrl: string
  /** Who was signed in when it began, and so may link the provider's account to their own. */
  userId: number | null
}

type Settings = OpenidSettings & Pick<AuthProvider, 'id' | 'name'>

/** Signing in at an OpenID provider. Error codes are next-auth 4's (`core/routes/callback.js`). */
export function openidProvider(app: FastifyInstance, { id, name, ...settings }: Settings): AuthProvider {
  const {
    db,
    limits,
    log,
    sessions,
    config: { origin },
  } = app
  const client = openidClient(settings, authUrls(origin).callback(id))
  const pendings = pendingSignIns<Pending>(app, id)
  /** The provider's URLs and answers are not logged: they contain personal data. */
  const note = (message: string, error: unknown) => log.warn({ provider: id, reason: reasonOf(error) }, message)

  /** Whoever is at somebody's open page can link an account of their own, and come back by it. */
  async function tellOfLink(request: FastifyRequest, userId: number, callbackUrl: string) {
    const { locale } = splitLocale(new URL(callbackUrl).pathname)
    await db.transaction(async (tx) => {
      const account = await selectEmail(tx, userId)
      await recordSecurityEvent(tx, request, { kind: 'providerLinked', userId, detail: id })
      if (account)
        await app.mail.post({ to: account.email, template: 'providerLinked', locale, values: {}, userId }, tx)
    })
  }

  return {
    id,
    name,
    type: 'oauth',
    start: async (request, reply, callbackUrl) => {
      const userId = (await sessions.current(request))?.userId ?? null
      const checks = client.makeChecks()
      try {
        const url = await client.addressFor(checks, request.query as Record<string, unknown>)
        pendings.keep(reply, { ...checks, callbackUrl, userId })
        return { url }
      } catch (error) {
        note('auth.signInNotStarted', error)
        return { error: 'OAuthSignin' }
      }
    },

    complete: async (request, reply) => {
      const pending = pendings.take(request, reply)
      if (!pending) return { error: 'OAuthCallback' }
      const { callbackUrl, userId, ...checks } = pending
      await limits.take('openid.address', request.ip, EACH_ADDRESS)

      let claims
      try {
        claims = await client.claimsOf(checks, new URL(request.url, origin).search)
      } catch (error) {
        note('auth.signInNotConfirmed', error)
        // `Callback`: the provider refused, or the person cancelled there.
        return { error: error instanceof AuthorizationResponseError ? 'Callback' : 'OAuthCallback', callbackUrl }
      }
      const current = await sessions.current(request)
      const person = await personOf(db, id, claims, current?.userId === userId ? userId : null)
      if ('error' in person) return { ...person, callbackUrl }
      if (person.isNewLink) await tellOfLink(request, person.userId, callbackUrl)
      return signInOrAsk(app, reply, { userId: person.userId, callbackUrl })
    },
  }
}

/** The code of the error or of its cause: a failed `fetch` has it only in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error) return String(error.code)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.name
}

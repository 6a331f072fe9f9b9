import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  authorizationCodeGrant, AuthorizationResponseError, buildAuthorizationUrl, calculatePKCECodeChallenge, type IDToken,
  randomNonce, randomPKCECodeVerifier, randomState,
} from 'openid-client'
import { authUrls } from './authUrls.ts'
import { openidClient, type OpenidSettings } from './openidClient.ts'
import { type PendingSignIn, pendingSignIns } from './pendingSignIns.ts'
import { personOf } from './personOf.ts'
import type { AuthProvider } from './providers.ts'

const EACH_ADDRESS = { max: 20, seconds: 60 }

/** What clients may ask of the provider (OpenID Connect Core 1.0, section 3.1.2.1); everything else is ours to say. */
const ASKED_BY_CLIENTS = ['prompt', 'login_hint', 'ui_locales', 'display']

type Settings = OpenidSettings & Pick<AuthProvider, 'id' | 'name'>

/** Signing in at an OpenID provider by the code flow, with PKCE, state and nonce (RFC 9700). Error codes are next-auth 4's. */
export function openidProvider(app: FastifyInstance, { id, name, ...settings }: Settings): AuthProvider {
  const { db, limits, log, sessions, config: { origin } } = app
  const client = openidClient(settings)
  const pendings = pendingSignIns(app, id)
  const returnAddress = authUrls(origin).callback(id)
  /** Neither addresses nor answers of the provider are logged: they tell of people. */
  const note = (message: string, error: unknown) => log.warn({ provider: id, reason: reasonOf(error) }, message)

  async function addressOf({ query }: FastifyRequest, { state, nonce, codeVerifier }: PendingSignIn) {
    const asked = Object.entries(query as Record<string, unknown>)
      .filter((entry): entry is [string, string] => ASKED_BY_CLIENTS.includes(entry[0]) && typeof entry[1] === 'string')
    return buildAuthorizationUrl(await client(), {
      redirect_uri: returnAddress,
      scope: 'openid email',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      // On a machine that many use, the last person's account must not open by itself.
      prompt: 'select_account',
      ...Object.fromEntries(asked),
    }).href
  }

  /** Undefined without an ID token, which the grant never lacks where a nonce is expected. */
  async function claimsOf({ url }: FastifyRequest, { state, nonce, codeVerifier }: PendingSignIn): Promise<IDToken | undefined> {
    const returned = new URL(returnAddress + new URL(url, origin).search)
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier }
    return (await authorizationCodeGrant(await client(), returned, checks)).claims()
  }

  return {
    id,
    name,
    type: 'oauth',
    start: async (request, reply, callbackUrl) => {
      const userId = (await sessions.current(request))?.userId ?? null
      const pending = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier(), callbackUrl, userId }
      try {
        const url = await addressOf(request, pending)
        pendings.keep(reply, pending)
        return { url }
      } catch (error) {
        note('auth.signInNotStarted', error)
        return { error: 'OAuthSignin' }
      }
    },

    complete: async (request, reply) => {
      const pending = pendings.take(request, reply)
      if (!pending) return { error: 'OAuthCallback' }
      const { callbackUrl } = pending
      await limits.take('openid.address', request.ip, EACH_ADDRESS)
      const claims = await claimsOf(request, pending).catch((error: unknown) => {
        note('auth.signInNotConfirmed', error)
        // The provider said no, or the person did.
        return error instanceof AuthorizationResponseError ? 'Callback' : 'OAuthCallback'
      })
      if (typeof claims !== 'object') return { error: claims ?? 'OAuthCallback', callbackUrl }

      const current = await sessions.current(request)
      const linksTo = current?.userId === pending.userId ? pending.userId : null
      const person = await personOf(db, id, claims, linksTo)
      if ('error' in person) return { ...person, callbackUrl }
      await sessions.start(reply, person.userId)
      return { url: callbackUrl }
    },
  }
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}

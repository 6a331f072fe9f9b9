import type { ActiveSession, Provider } from '@kinora/contracts'
import { forgetServerTime, markNow, stopwatch } from '@kinora/i18n'
import { withQuery } from '@kinora/paths'
import { getCsrfToken, getProviders, getSession, log, postForm, postSession } from './authCalls.ts'
import { notifyOtherTabs, wasSignedOutSince } from './crossTabs.ts'
import {
  changeSession,
  currentEpoch,
  isInTestMode,
  resetStore,
  sessionStore,
  type SessionState,
} from './sessionStore.ts'
import { forgetTestMode, wasInTestMode } from './testModeMemory.ts'

/** `error` is a code: of the sign-in (`CredentialsSignin`), of a problem (`auth.tooManyAttempts`), or `unreachable`. */
export type SignInResult = { ok: true; url: string } | { ok: false; error: string; retryAfter?: number }
type Credentials = { email: string; password: string; callbackUrl: string }

/** Delays before an unknown session is read again after a failure. */
const REPEATED_AFTER_MS = [500, 1_500]
/** A page that nobody has used for so long does not prolong the session by reading it (ASVS 5.0, 7.3.1). */
const IDLE_AFTER_MS = 600_000

/** The access token, which is only kept in memory. */
let token: string | undefined
/** The read of the session that is in progress. */
let reading: Promise<void> | undefined
/** The read that is repeated until the session is known: also in progress between two attempts. */
let settling: Promise<void> | undefined
/** The number of the session, raised when somebody signs in or out: answers to earlier calls belong to another one. */
let generation = 0
let readAt = 0
/** How long ago that was; undefined until it was read. */
let sinceRead: (() => number) | undefined
/** How long ago somebody pressed something on the page. */
let sinceUse = stopwatch()
/** False until the first answer, and from a change in this or another tab until the answer that has it. */
let isKnown = false

function read(): Promise<void> {
  if (reading) return reading
  const mine = readOnce().finally(() => {
    if (reading === mine) reading = undefined
  })
  return (reading = mine)
}

async function readOnce(): Promise<void> {
  const begunIn = generation
  const [begunAt, sinceBegun] = [markNow(), stopwatch()]
  const active = await getSession({ isIdle: sinceUse() > IDLE_AFTER_MS })
  if (begunIn !== generation) return
  settle(active)
  readAt = begunAt
  sinceRead = sinceBegun
  isKnown = true
}

function settle(active: ActiveSession | null): void {
  if (active?.error) return refuse()
  if (!active) return end(readAt > 0 && wasSignedOutSince(readAt) ? 'signedOut' : 'expired')
  const { jwt, ...session } = active
  token = jwt
  const isTestMode = sessionStore.getState().isTestMode || wasInTestMode(session.id)
  changeSession({ status: 'authenticated', account: session, isTestMode, ended: null })
}

/** Becomes a visitor. Only an existing session can expire; after that it can still be signed out of. */
function end(how: NonNullable<SessionState['ended']>): void {
  const { session, userId, ended } = sessionStore.getState()
  token = undefined
  const now = session || how === 'refused' || (how === 'signedOut' && userId !== null) ? how : ended
  changeSession({ status: 'unauthenticated', account: null, ended: now })
  if (now === 'signedOut' || now === 'refused') forgetTestMode()
}

/** Reads the session after a change of it. */
function readChanged(): Promise<void> {
  ignoreEarlierCalls()
  isKnown = false
  return readQuietly()
}

function ignoreEarlierCalls(): void {
  generation++
  reading = undefined
}

/** A session with an error is signed out without a redirect. */
function refuse(): void {
  ignoreEarlierCalls()
  end('refused')
  void postForm('signout', { callbackUrl: '/' }).catch(() => log('CLIENT_FETCH_ERROR'))
}

/**
 * As `read`, but never rejects: a failed call keeps the session. While it is not known the call is repeated, because a
 * visitor's page would send its user to sign in; in the end one that was never known counts as a visitor's until the next
 * read.
 */
function readQuietly(): Promise<void> {
  const mine = readUntilKnown().finally(() => {
    if (settling === mine) settling = undefined
  })
  return (settling = mine)
}

async function readUntilKnown(): Promise<void> {
  const delays = navigator.onLine ? [...REPEATED_AFTER_MS] : []
  for (;;) {
    try {
      return await read()
    } catch {
      log('CLIENT_SESSION_ERROR')
    }
    if (isKnown) return
    const delay = delays.shift()
    if (delay === undefined) break
    await new Promise((resolve) => setTimeout(resolve, delay))
  }
  if (sessionStore.getState().status === 'loading') changeSession({ status: 'unauthenticated' })
}

/** Resets everything to the initial state. */
export function clearSession(): void {
  ignoreEarlierCalls()
  token = undefined
  readAt = 0
  sinceRead = undefined
  isKnown = false
  forgetServerTime()
  resetStore()
}

async function postSignIn(path: string, fields: Record<string, string>): Promise<SignInResult> {
  const answer = await postForm(path, fields).catch(() => null)
  if (!answer) return { ok: false, error: 'unreachable' }
  const { ok, body, retryAfter } = answer
  const url = typeof body['url'] === 'string' ? body['url'] : null
  const error = url && new URL(url, location.origin).searchParams.get('error')
  if (ok && url && !error) return { ok: true, url }
  return { ok: false, error: error || String(body['code'] ?? 'unreachable'), ...(retryAfter && { retryAfter }) }
}

async function refreshedAfter(result: SignInResult): Promise<SignInResult> {
  if (result.ok) await sessionClient.refresh()
  return result
}

/** The session's operations, for the shell and screens. */
export const sessionClient = {
  /** Reads the session again, in this tab and all others. */
  async refresh(): Promise<void> {
    await readChanged()
    notifyOtherTabs('changed')
  },

  async signIn(credentials: Credentials): Promise<SignInResult> {
    return refreshedAfter(await postSignIn('callback/credentials', credentials))
  },

  /** Asks for a mail with a sign-in link. The answer does not tell whether the e-mail has an account. */
  requestSignInLink: (fields: { email: string; callbackUrl: string }): Promise<SignInResult> =>
    postSignIn('signin/email', fields),

  /** Signs in by the code of a mailed link, in the browser that asked for it. */
  async signInByLink(code: string): Promise<SignInResult> {
    return refreshedAfter(await postSignIn('callback/email', { code }))
  },

  /** Signs in with what a passkey has answered. */
  async signInByPasskey(credential: object, callbackUrl: string): Promise<SignInResult> {
    const fields = { credential: JSON.stringify(credential), callbackUrl }
    return refreshedAfter(await postSignIn('callback/passkey', fields))
  },

  /** The second step of a sign-in: with a code of the app, a recovery code, or what a passkey has answered. */
  async completeSignIn(proof: { code: string } | { credential: object }): Promise<SignInResult> {
    const fields = 'code' in proof ? proof : { credential: JSON.stringify(proof.credential) }
    return refreshedAfter(await postSignIn('factor', fields))
  },

  /**
   * The address where a sign-in with another provider begins: the provider's page, or one of ours when the provider is
   * unknown or does not answer.
   */
  async startSignIn(provider: string, callbackUrl: string): Promise<string> {
    const providers = await getProviders().catch(() => null)
    if (!providers) return '/api/auth/error'
    if (!(provider in providers)) return withQuery('/api/auth/signin', { callbackUrl })
    const { ok, body } = await postForm(`signin/${provider}`, { callbackUrl })
    return ok && typeof body['url'] === 'string' ? body['url'] : '/api/auth/error'
  },

  /** Ends the session here and in all tabs. @throws Error when the server did not end it: then it stays everywhere. */
  async signOut(): Promise<void> {
    const { ok, status } = await postForm('signout', { callbackUrl: '/' })
    if (!ok) throw new Error(`signout answered ${status}`)
    sessionClient.forget()
    notifyOtherTabs('signedOut')
  },

  /** Another tab has signed out. */
  forget(): void {
    ignoreEarlierCalls()
    end('signedOut')
  },

  /** Updates the user's data in the session, in all tabs. @throws Error when that is refused. */
  async update(data: object): Promise<void> {
    const active = await postSession(data)
    ignoreEarlierCalls()
    settle(active)
    notifyOtherTabs('changed')
  },

  /** @throws Error when they cannot be read. */
  providers: (): Promise<Record<string, Provider>> => getProviders(),
  /** For forms under /api/auth that are sent by other code. @throws Error when it cannot be read. */
  csrfToken: (): Promise<string> => getCsrfToken(),

  /**
   * Checks whether the session is still the same. Nothing is asked for a visitor whose session is known.
   */
  async check({ notBefore = 0 } = {}): Promise<void> {
    const { status } = sessionStore.getState()
    if (isKnown && (status !== 'authenticated' || (sinceRead?.() ?? Infinity) < notBefore)) return
    await readQuietly()
  },
  /** Somebody uses the page. */
  noteUse: (): void => void (sinceUse = stopwatch()),

  /** Something has changed in another tab. */
  follow: readChanged,

  /** The access token of API calls; undefined for visitors. Waits while it is read or renewed. */
  async accessToken(): Promise<string | undefined> {
    for (let read = reading ?? settling; token === undefined && read; read = reading ?? settling)
      await read.catch(() => {})
    return token
  },
  /**
   * A token in place of one that was refused. Concurrent calls share one renewal.
   * Undefined when the session has ended or cannot be read now.
   */
  async renew(refused: string | undefined): Promise<string | undefined> {
    if (!sessionStore.getState().session) return undefined
    if (token === refused) token = undefined
    if (token === undefined) await readQuietly()
    return token
  },

  /**
   * The credentials of calls in this session epoch. `inEpoch` passes an answer on while the epoch lasts; afterwards its
   * promise never settles, because the answer concerns another person.
   */
  credentials() {
    const begunIn = currentEpoch()
    const inEpoch = async <T>(answer: T | PromiseLike<T>): Promise<T> => {
      const settled = await answer
      return currentEpoch() === begunIn ? settled : new Promise<never>(() => {})
    }
    return { accessToken: sessionClient.accessToken, renew: sessionClient.renew, isInTestMode, inEpoch }
  },

  /** Switches a specialist's test mode (the member's view) on or off, in this tab. */
  setTestMode: (isTestMode: boolean): void => changeSession({ isTestMode }),
  /** Sets the page that is shown. How a session ended is only shown on the page where it ended. */
  enterRoute(pathname: string): void {
    changeSession(pathname === sessionStore.getState().pathname ? {} : { pathname, ended: null })
  },
}

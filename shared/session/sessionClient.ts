import type { ActiveSession, Provider } from '@kinora/contracts'
import { getCsrfToken, getProviders, getSession, log, postForm, postSession } from './authCalls.ts'
import { tellOtherTabs, wasSignedOutSince } from './crossTabs.ts'
import { changeSession, currentTurn, resetStore, sessionStore, type SessionState } from './sessionStore.ts'

/** `error` is a code: of the sign-in (`CredentialsSignin`), of a problem (`auth.tooManyAttempts`), or `unreachable`. */
export type SignInResult = { ok: true; url: string } | { ok: false; error: string }
type Credentials = { email: string; password: string; callbackUrl: string }

/** The access token, in memory alone. */
let token: string | undefined
/** The one read that is under way. */
let reading: Promise<void> | undefined
/** Raised when somebody signs in or out: what was asked before is another session's answer. */
let epoch = 0
let readAt = 0
let wasAnswered = false

function read(): Promise<void> {
  if (reading) return reading
  const mine = readOnce().finally(() => {
    if (reading === mine) reading = undefined
  })
  return (reading = mine)
}

async function readOnce(): Promise<void> {
  const begunIn = epoch
  const begunAt = Date.now()
  const active = await getSession()
  if (begunIn !== epoch) return
  settle(active)
  readAt = begunAt
  wasAnswered = true
}

function settle(active: ActiveSession | null): void {
  if (active?.error) return refuse()
  if (!active) return end(wasSignedOutSince(readAt) ? 'signedOut' : 'expired')
  const { jwt, ...session } = active
  token = jwt
  changeSession({ status: 'authenticated', session, ended: null })
}

/** Nobody is here. Only a session that was can end; one that has expired can still be signed out of. */
function end(how: NonNullable<SessionState['ended']>): void {
  const { session, ended } = sessionStore.getState()
  token = undefined
  changeSession({ status: 'unauthenticated', session: null, ended: session || ended === 'expired' || how === 'refused' ? how : ended })
}

function startOver(): void {
  epoch++
  reading = undefined
}

/** A session that carries an error is signed out without a redirect (specification, section 4). */
function refuse(): void {
  startOver()
  end('refused')
  void postForm('signout', { callbackUrl: '/' }).catch(() => log('CLIENT_FETCH_ERROR'))
}

/** As `read`, for whoever does not wait. No answer leaves who is here; who was unknown counts as a visitor until the next look. */
async function readQuietly(): Promise<void> {
  try {
    await read()
  } catch {
    log('CLIENT_SESSION_ERROR')
    if (sessionStore.getState().status === 'loading') changeSession({ status: 'unauthenticated' })
  }
}

/** Back to the state before anything was read. */
export function clearSession(): void {
  startOver()
  token = undefined
  readAt = 0
  wasAnswered = false
  resetStore()
}

/** What the shell and screens may ask of the session. */
export const sessionClient = {
  /** Reads the session anew, for this tab and all others. */
  async refresh(): Promise<void> {
    startOver()
    await readQuietly()
    tellOtherTabs('changed')
  },

  async signIn({ email, password, callbackUrl }: Credentials): Promise<SignInResult> {
    const answer = await postForm('callback/credentials', { email, password, callbackUrl }).catch(() => null)
    if (!answer) return { ok: false, error: 'unreachable' }
    const { ok, body } = answer
    const url = typeof body['url'] === 'string' ? body['url'] : null
    const error = url && new URL(url, location.origin).searchParams.get('error')
    if (!ok || !url || error) return { ok: false, error: error || String(body['code'] ?? 'unreachable') }
    await sessionClient.refresh()
    return { ok: true, url }
  },

  /**
   * Where a sign-in with another provider begins: its own page, or one of ours when it is unknown or none can be had
   * (specification, section 4).
   */
  async startSignIn(provider: string, callbackUrl: string): Promise<string> {
    const providers = await getProviders().catch(() => null)
    if (!providers) return '/api/auth/error'
    if (!(provider in providers)) return `/api/auth/signin?${new URLSearchParams({ callbackUrl })}`
    const { ok, body } = await postForm(`signin/${provider}`, { callbackUrl })
    return ok && typeof body['url'] === 'string' ? body['url'] : '/api/auth/error'
  },

  /** Ends the session here and in all tabs. @throws Error when the server did not end it: then it stays everywhere. */
  async signOut(): Promise<void> {
    const { ok, status } = await postForm('signout', { callbackUrl: '/' })
    if (!ok) throw new Error(`signout answered ${status}`)
    sessionClient.forget()
    tellOtherTabs('signedOut')
  },

  /** Another tab has signed out. */
  forget(): void {
    startOver()
    end('signedOut')
  },

  /** Changes what the session tells of its user, in all tabs. @throws Error when that is refused. */
  async update(data: object): Promise<void> {
    const active = await postSession(data)
    startOver()
    settle(active)
    tellOtherTabs('changed')
  },

  /** @throws Error when they cannot be had. */
  providers: (): Promise<Record<string, Provider>> => getProviders(),
  /** For forms under /api/auth that are sent by other ways. @throws Error when it cannot be had. */
  csrfToken: (): Promise<string> => getCsrfToken(),

  /** Looks whether the session is still what it was. A visitor stays one without asking, unless nothing was ever answered. */
  async lookAgain({ notBefore = 0 } = {}): Promise<void> {
    const { status } = sessionStore.getState()
    if (wasAnswered && (status !== 'authenticated' || Date.now() < readAt + notBefore)) return
    await readQuietly()
  },
  /** Something has changed in another tab. */
  async follow(): Promise<void> {
    startOver()
    await readQuietly()
  },

  /** The token that calls of the API carry; none for visitors. Waits while it is being had or renewed. */
  async accessToken(): Promise<string | undefined> {
    while (token === undefined && reading) await reading.catch(() => {})
    return token
  },
  /**
   * A token in place of one that was refused. Whoever asks while one is on its way gets that one.
   * Undefined when the session is gone or cannot be read now.
   */
  async renew(refused: string | undefined): Promise<string | undefined> {
    if (!sessionStore.getState().session) return undefined
    if (token === refused) token = undefined
    if (token === undefined) await readQuietly()
    return token
  },

  /**
   * What calls carry that are made in this turn. `inTurn` passes an answer on while the turn lasts; afterwards nobody is
   * there whom it concerns, and it never comes.
   */
  credentials() {
    const turn = currentTurn()
    const inTurn = async <T>(answer: T | PromiseLike<T>): Promise<T> => {
      const given = await answer
      return currentTurn() === turn ? given : new Promise<never>(() => {})
    }
    return { accessToken: sessionClient.accessToken, renew: sessionClient.renew, inTurn }
  },

  /** A specialist enters the member's view, or leaves it (specification, section 4). */
  setTestMode: (isTestMode: boolean): void => changeSession({ isTestMode }),
  /** The page that is shown; how a session ended is news on the page where it did. */
  enterRoute(pathname: string): void {
    changeSession(pathname === sessionStore.getState().pathname ? {} : { pathname, ended: null })
  },
}

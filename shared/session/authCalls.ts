import type { ActiveSession, Provider } from '@kinora/contracts'
import { hearServerTime } from '@kinora/i18n'
import { TEST_MODE_HEADER } from '@kinora/limits'
import { isInTestMode } from './sessionStore.ts'

/** Calls of /api/auth, which only the session cookie authorises. */

const TIMEOUT_MS = 10_000

/** `retryAfter`: in how many seconds a refused call may be made again. */
type Answer = { status: number; ok: boolean; body: Record<string, unknown>; retryAfter?: number }

/** @throws TypeError or DOMException when there is no response. */
async function call(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${location.origin}/api/auth/${path}`, {
    ...init,
    headers: { ...init.headers, ...(isInTestMode() && { [TEST_MODE_HEADER]: '1' }) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  hearServerTime(response)
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>
  const retryAfter = Number(response.headers.get('retry-after'))
  return { status: response.status, ok: response.ok, body, ...(retryAfter > 0 && { retryAfter }) }
}

/** @throws Error when the response is not successful. */
async function read(path: string): Promise<Record<string, unknown>> {
  const { ok, status, body } = await call(path)
  if (!ok) throw new Error(`${path} answered ${status}`)
  return body
}

/** Null for a visitor, whose session is `{}`. Reading prolongs it, unless nobody uses the page (`isIdle`). */
export async function getSession({ isIdle }: { isIdle: boolean }): Promise<ActiveSession | null> {
  return activeSession(await read(isIdle ? 'session?idle=true' : 'session'))
}

const activeSession = (body: Record<string, unknown>) =>
  'userData' in body ? (body as unknown as ActiveSession) : null

export const getProviders = async (): Promise<Record<string, Provider>> =>
  (await read('providers')) as Record<string, Provider>

export const getCsrfToken = async (): Promise<string> => (await read('csrf'))['csrfToken'] as string

/** Posts a form with its CSRF token. Refusals are returned, not thrown. */
export async function postForm(path: string, fields: Record<string, string>): Promise<Answer> {
  const body = new URLSearchParams({ ...fields, csrfToken: await getCsrfToken(), json: 'true' })
  return call(path, { method: 'POST', body })
}

/** What the browser needs to ask for a passkey. @throws Error when it cannot be read. */
export async function askForPasskey(): Promise<object> {
  const { ok, status, body } = await call('passkey?locale=pl', { method: 'POST' })
  if (!ok) throw new Error(`passkey answered ${status}`)
  return body['data'] as object
}

/** Updates the session. @throws Error when that is refused. */
export async function postSession(data: object): Promise<ActiveSession | null> {
  const body = JSON.stringify({ csrfToken: await getCsrfToken(), data })
  const {
    ok,
    status,
    body: answer,
  } = await call('session', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  if (!ok) throw new Error(`session answered ${status}`)
  return activeSession(answer)
}

/** Reports a client failure to the server; a failed report is ignored. */
export function log(code: 'CLIENT_FETCH_ERROR' | 'CLIENT_SESSION_ERROR'): void {
  const body = new URLSearchParams({ level: 'error', code })
  void call('_log', { method: 'POST', body, keepalive: true }).catch(() => {})
}

import { clearReferral } from '@kinora/referral'

/** In session storage, because switching the language loads the page again (docs/promises.md). */
const KEY = 'kinora.referral'
const VERSION = 1

export function rememberReferral(token: string | null): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, token }))
  } catch {
    // Storage is full or refused: the next load detects again.
  }
}

/** Undefined where nothing is stored, null for a visitor whom nobody sent. */
export function rememberedReferral(): string | null | undefined {
  try {
    const { version, token } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { version?: unknown; token?: unknown }
    return version === VERSION && (token === null || typeof token === 'string') ? token : undefined
  } catch {
    return undefined
  }
}

/** Forgets the referral, here and in storage. */
export function forgetReferral(): void {
  clearReferral()
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is refused: nothing was stored.
  }
}

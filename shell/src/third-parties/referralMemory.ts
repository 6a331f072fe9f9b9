import { clearReferral } from '@kinora/referral'

/** Keeps what was found for the visit: the other language is another load of the page (docs/contracts.md). */
const KEY = 'kinora.referral'
const VERSION = 1

export function rememberReferral(token: string | null): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, token }))
  } catch {
    // Storage is full or refused: the next load looks again.
  }
}

/** Undefined where nothing was kept. */
export function rememberedReferral(): string | null | undefined {
  try {
    const { version, token } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { version?: unknown; token?: unknown }
    return version === VERSION && (token === null || typeof token === 'string') ? token : undefined
  } catch {
    return undefined
  }
}

/** Nobody may know any more. */
export function forgetReferral(): void {
  clearReferral()
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is refused: nothing was kept.
  }
}

import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/**
 * The referral of this visitor (docs/specification.md, section 4, "Referral detection"), detected once. `unknown` until
 * the detection has finished, and without consent to marketing; pages must work without it.
 */
export type Referral = { status: 'unknown' } | { status: 'none' } | { status: 'found'; token: string }

const UNKNOWN: Referral = { status: 'unknown' }
const store = createStore<Referral>(() => UNKNOWN)

/** @param token the referrer's token; null without a referrer, or when the campaign is not allowed */
export function settleReferral(token: string | null): void {
  store.setState(token === null ? { status: 'none' } : { status: 'found', token }, true)
}

export const clearReferral = (): void => store.setState(UNKNOWN, true)

export const useReferral = (): Referral => useStore(store)

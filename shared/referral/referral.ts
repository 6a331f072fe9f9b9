import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/**
 * Who sent this visitor (docs/specification.md, section 4, "Referral detection"): found once, for all who ask.
 * `unknown` until it is settled, and for whoever has not agreed to marketing; a page that needs it goes on without.
 */
export type Referral = { status: 'unknown' } | { status: 'none' } | { status: 'found'; token: string }

const UNKNOWN: Referral = { status: 'unknown' }
const store = createStore<Referral>(() => UNKNOWN)

/** @param token of the one who sent the visitor; null when it was nobody, or nobody who counts */
export function settleReferral(token: string | null): void {
  store.setState(token === null ? { status: 'none' } : { status: 'found', token }, true)
}

export const clearReferral = (): void => store.setState(UNKNOWN, true)

export const useReferral = (): Referral => useStore(store)

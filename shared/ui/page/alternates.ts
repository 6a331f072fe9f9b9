import type { Locale } from '@kinora/limits'
import { useSyncExternalStore } from 'react'

/** Where the same page is in other languages: paths without the locale's prefix. */
export type Alternates = Partial<Record<Locale, string>>

const NONE: Alternates = {}
let current = NONE
const listeners = new Set<() => void>()

function set(alternates: Alternates) {
  current = alternates
  for (const listener of listeners) listener()
}

/**
 * Tells the header of the page's alternates; returns what takes them back. Called from an effect, so never on a server.
 */
export function publishAlternates(alternates: Alternates): () => void {
  set(alternates)
  return () => {
    if (current === alternates) set(NONE)
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * What the page shown supplies by `PageHead`. Empty on the server: there the header is written before the page is
 * known, and the same path under the other prefix is right anyway, because the API finds an id in either language.
 */
export const useAlternates = (): Alternates =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => NONE,
  )

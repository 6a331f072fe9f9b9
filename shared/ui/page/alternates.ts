import type { Locale } from '@kinora/limits'
import { useSyncExternalStore } from 'react'

/** The paths of the same page in other languages, without the locale's prefix. */
export type Alternates = Partial<Record<Locale, string>>

const NONE: Alternates = {}
let current = NONE
const listeners = new Set<() => void>()

function set(alternates: Alternates) {
  current = alternates
  for (const listener of listeners) listener()
}

/**
 * Publishes the page's alternates to the header; returns a function that removes them. Called from an effect, so never
 * on a server.
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
 * The alternates of the current page, from `PageHead`. Empty on the server: there the header is rendered before the
 * page is known, and the same path with the other prefix works too, because the API finds an id in either language.
 */
export const useAlternates = (): Alternates =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => NONE,
  )

import type { PageThirdParty } from '@kinora/contracts'
import { useSyncExternalStore } from 'react'
import { isCategory, type Category } from './categories.ts'

/** `loading` until the browser has read the stored choice. Only what was stored is allowed. */
export type Consent = { status: 'loading' | 'unset' | 'stored'; allowed: Category[] }

/** `asked` are the ids of third parties that the visitor was asked about; `allowed` what was agreed to. */
type StoredConsent = { version: typeof VERSION; asked: string[]; allowed: Category[] }

const KEY = 'kinora.consent'
/** Raised when the meaning of the texts changes: everybody is asked again. */
const VERSION = 1

const LOADING: Consent = { status: 'loading', allowed: [] }
const UNSET: Consent = { status: 'unset', allowed: [] }
const listeners = new Set<() => void>()
let current: StoredConsent | null | undefined

/** Null for anything that cannot be read, which counts as no choice. */
function read(): StoredConsent | null {
  try {
    const { version, asked, allowed } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<
      Record<string, unknown>
    >
    if (version !== VERSION || !Array.isArray(asked) || !Array.isArray(allowed)) return null
    return { version, asked: asked.map(String), allowed: allowed.filter(isCategory) }
  } catch {
    return null
  }
}

const getStored = (): StoredConsent | null => (current === undefined ? (current = read()) : current)

/**
 * Stores a choice about these third parties, for all tabs. Where the browser refuses, nothing is allowed and the next
 * visit asks again.
 * @returns whether it was stored
 */
export function storeConsent(allowed: Category[], parties: PageThirdParty[]): boolean {
  // The other locale may have other third parties: what was asked there stays asked.
  const asked = [...new Set([...(getStored()?.asked ?? []), ...parties.map(({ id }) => id)])]
  const next: StoredConsent = { version: VERSION, asked, allowed }
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
    show(next)
    return true
  } catch {
    show({ ...next, allowed: [] })
    return false
  }
}

function show(stored: StoredConsent | null): void {
  current = stored
  for (const listener of listeners) listener()
}

/** Reads the stored choice again: on a new visit, after a change in another tab, and from the back/forward cache. */
export const reloadConsent = (): void => show(read())

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => (key === KEY || key === null) && reloadConsent()
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reloadConsent()
  listeners.add(listener)
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onPageShow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onPageShow)
  }
}

const isAnswerTo = (stored: StoredConsent | null, parties: PageThirdParty[]): stored is StoredConsent =>
  stored !== null && parties.every(({ id }) => stored.asked.includes(id))

/** Whether this browser has stored an answer; can be read before hydration. Always false on a server. */
export const hasAnswered = (parties: PageThirdParty[]): boolean =>
  typeof localStorage !== 'undefined' && isAnswerTo(getStored(), parties)

/** The choice about these third parties; unset if the visitor was not asked about each of them. */
export function useConsent(parties: PageThirdParty[]): Consent {
  const stored = useSyncExternalStore(subscribe, getStored, () => undefined)
  if (stored === undefined) return LOADING
  return isAnswerTo(stored, parties) ? { status: 'stored', allowed: stored.allowed } : UNSET
}

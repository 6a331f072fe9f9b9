import type { PageThirdParty } from '@kinora/contracts'
import { useSyncExternalStore } from 'react'
import { isCategory, type Category } from './categories.ts'

/** Specification, section 4: loading, then unset or stored. Nothing is allowed that was not stored. */
export type Consent = { status: 'loading' | 'unset' | 'stored'; allowed: Category[] }

/** `asked` are the programs that the visitor knew of; `allowed` what was agreed to. */
type Kept = { version: typeof VERSION; asked: string[]; allowed: Category[] }

const KEY = 'kinora.consent'
/** Raised when what people are told changes its meaning: all are asked again. */
const VERSION = 1

const LOADING: Consent = { status: 'loading', allowed: [] }
const UNSET: Consent = { status: 'unset', allowed: [] }
const listeners = new Set<() => void>()
let current: Kept | null | undefined

/** Null for anything that is not ours, which counts as no choice. */
function read(): Kept | null {
  try {
    const { version, asked, allowed } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<string, unknown>>
    if (version !== VERSION || !Array.isArray(asked) || !Array.isArray(allowed)) return null
    return { version, asked: asked.map(String), allowed: allowed.filter(isCategory) }
  } catch {
    return null
  }
}

const getKept = (): Kept | null => (current === undefined ? (current = read()) : current)

/**
 * Stores a choice about these programs, for all tabs. Where the browser refuses to, nothing is allowed and the next
 * visit asks again. Returns whether it was stored.
 */
export function storeConsent(allowed: Category[], parties: PageThirdParty[]): boolean {
  // The other locale may offer other programs: what was asked there stays asked.
  const asked = [...new Set([...(getKept()?.asked ?? []), ...parties.map(({ id }) => id)])]
  const next: Kept = { version: VERSION, asked, allowed }
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
    show(next)
    return true
  } catch {
    show({ ...next, allowed: [] })
    return false
  }
}

function show(kept: Kept | null): void {
  current = kept
  for (const listener of listeners) listener()
}

/** Reads afresh: as a new visit, when another tab has chosen, and when the browser takes a page out of its cache. */
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

/** What holds for these programs. One that the visitor was never asked about makes the whole choice unset. */
export function useConsent(parties: PageThirdParty[]): Consent {
  const kept = useSyncExternalStore(subscribe, getKept, () => undefined)
  if (kept === undefined) return LOADING
  const isAnswer = kept && parties.every(({ id }) => kept.asked.includes(id))
  return isAnswer ? { status: 'stored', allowed: kept.allowed } : UNSET
}

import { isPlaceKept, keepPlace } from '@kinora/ui'
import { filtersQuery, type ProgramFilters } from './programFilters.ts'

/** The filters of the last list that was narrowed, as its address had them, without words: those may tell of an illness. */
const KEY = 'kinora.filters'
const VERSION = 1
/** The place over the list that is kept for them. */
const PLACE = 'lastFilters'
const HALF_A_YEAR_MS = 183 * 86_400_000

/** As a query; empty where none are kept, and once whoever set them has signed out, with whom the place goes. */
export function readLastFilters(): string {
  try {
    const { version, query } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    return version === VERSION && typeof query === 'string' && isPlaceKept(PLACE) ? query : ''
  } catch {
    return ''
  }
}

/** Forgetting is no failure: a full or forbidden storage is left alone. */
export function keepLastFilters(filters: ProgramFilters): void {
  const query = String(filtersQuery({ ...filters, phrase: undefined, sort: undefined, page: 1 }))
  if (query === '') return
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, query }))
    keepPlace(PLACE, Date.now() + HALF_A_YEAR_MS)
  } catch {
    return
  }
}

/** As if there had never been any. */
export function forgetLastFilters(): void {
  keepPlace(PLACE, 0)
  try {
    localStorage.removeItem(KEY)
  } catch {
    return
  }
}

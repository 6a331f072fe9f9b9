import { keptValue } from '@kinora/session'
import { isPlaceKept, keepPlace } from '@kinora/ui'
import { filtersQuery, type ProgramFilters } from './programFilters.ts'

/** The filters of the last list that was narrowed, as its address had them, without words: those may tell of an illness. */
const kept = keptValue('person', 'filters', 1)
/** The place over the list that is kept for them. */
const PLACE = 'lastFilters'
const HALF_A_YEAR_MS = 183 * 86_400_000

/** As a query; empty where none are kept. */
export function readLastFilters(): string {
  const { query } = kept.read()
  return typeof query === 'string' && isPlaceKept(PLACE) ? query : ''
}

export function keepLastFilters(filters: ProgramFilters): void {
  const query = String(filtersQuery({ ...filters, phrase: undefined, sort: undefined, page: 1 }))
  if (query === '') return
  kept.keep({ query })
  keepPlace(PLACE, Date.now() + HALF_A_YEAR_MS)
}

/** As if there had never been any. */
export function forgetLastFilters(): void {
  keepPlace(PLACE, 0)
  kept.forget()
}

import { storedValue } from '@kinora/session'
import { isSpaceReserved, reserveSpace } from '@kinora/ui'
import { filtersQuery, type ProgramFilters } from './programFilters.ts'

/**
 * The query of the last filtered list, without the search phrase, because that may name an illness.
 */
const stored = storedValue('person', 'filters', 1)
/** The name of their reserved space above the list. */
const PLACE = 'lastFilters'

/** The last filters as a query; empty where none are stored. */
export function readLastFilters(): string {
  const { query } = stored.read()
  return typeof query === 'string' && isSpaceReserved(PLACE) ? query : ''
}

export function saveLastFilters(filters: ProgramFilters): void {
  const query = String(filtersQuery({ ...filters, phrase: undefined, sort: undefined, page: 1 }))
  if (query === '') return
  stored.keep({ query })
  reserveSpace(PLACE)
}

/** Forgets the last filters. */
export function forgetLastFilters(): void {
  reserveSpace(PLACE, 0)
  stored.forget()
}

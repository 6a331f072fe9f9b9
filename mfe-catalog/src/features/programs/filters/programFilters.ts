import { DURATION_BUCKETS, PHRASE_MAX_LENGTH, type DurationBucket } from '@kinora/limits'
import { paths } from '@kinora/paths'
import { FIT_NAMES, readFit, writeFit, type Fit } from './fitFilters.ts'

/** The orders of the list. Without one it is in the editors' order. */
export const PROGRAM_SORTS = ['newest', 'shortest', 'longest', 'title', 'rating'] as const
export type ProgramSort = (typeof PROGRAM_SORTS)[number]

/** The filters, order and page of the list. Filters that are not set are left out; the first page is 1. */
export type ProgramFilters = Fit & {
  category?: number
  level?: number
  duration?: DurationBucket
  phrase?: string
  sort?: ProgramSort
  page: number
}

/** What a control changes in the filters that are wanted by then. */
export type ChangeOfFilters = (current: ProgramFilters) => Partial<ProgramFilters>

/** In the panel's order. */
export const FILTER_NAMES = ['phrase', 'category', 'level', 'duration', ...FIT_NAMES] as const
export type FilterName = (typeof FILTER_NAMES)[number]

const MAX_ID = 2_147_483_647
const MAX_PAGE = 1_000_000

/** True for the text of an id as the product writes it: `12`, not `012`, `1e3` or a word. */
export const isProgramId = (text: string | undefined): text is string => readWhole(text, MAX_ID) !== undefined

/** Reads the query of the address. Unknown values are ignored, so that an old or mistyped link still shows programs. */
export function readFilters(search: URLSearchParams): ProgramFilters {
  const filters: ProgramFilters = { ...readFit(search), page: readWhole(search.get('page'), MAX_PAGE) ?? 1 }
  const category = readWhole(search.get('category'), MAX_ID)
  const level = readWhole(search.get('level'), MAX_ID)
  const duration = DURATION_BUCKETS.find((bucket) => bucket === search.get('duration'))
  const phrase = cleanPhrase(search.get('phrase') ?? '')
  const sort = PROGRAM_SORTS.find((option) => option === search.get('sort'))
  if (category) filters.category = category
  if (level) filters.level = level
  if (duration) filters.duration = duration
  if (phrase) filters.phrase = phrase
  if (sort) filters.sort = sort
  return filters
}

/** The filters as the address has them. Only what is set is written. */
export function filtersQuery(filters: Partial<ProgramFilters>): URLSearchParams {
  const { category, level, duration, phrase, sort, page = 1 } = filters
  const search = new URLSearchParams()
  if (category) search.set('category', String(category))
  if (level) search.set('level', String(level))
  if (duration) search.set('duration', duration)
  writeFit(filters, search)
  if (phrase) search.set('phrase', phrase)
  if (sort) search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  return search
}

/** The address of the list with these filters, without the locale. */
export function programsPath(filters: Partial<ProgramFilters> = {}): string {
  const search = filtersQuery(filters).toString()
  return search ? `${paths.programs()}?${search}` : paths.programs()
}

/** The same list without one filter, from its first page. */
export const without = (filters: ProgramFilters, name: FilterName): ProgramFilters => ({
  ...filters,
  [name]: undefined,
  page: 1,
})

/** The names of the filters that are set. */
export const activeFilters = (filters: ProgramFilters): FilterName[] =>
  FILTER_NAMES.filter((name) => filters[name] !== undefined)

/** True for the first page without filters, in any order. */
export const isUnfiltered = (filters: ProgramFilters): boolean =>
  activeFilters(filters).length === 0 && filters.page === 1

/** One space between words and none around them, cut to what the API takes. */
export const cleanPhrase = (phrase: string): string =>
  phrase.trim().replace(/\s+/g, ' ').slice(0, PHRASE_MAX_LENGTH).trim()

function readWhole(text: string | null | undefined, max: number): number | undefined {
  const number = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= max ? number : undefined
}

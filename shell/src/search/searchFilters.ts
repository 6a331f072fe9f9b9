import { DURATION_BUCKETS, PHRASE_MAX_LENGTH, type DurationBucket } from '@kinora/limits'
import { paths } from '@kinora/paths'

/** What the panel asks for: only what is set. Ids are text, as the form has them. */
export type SearchFilters = { phrase?: string; category?: string; level?: string; duration?: DurationBucket }

/** Reads the form. An empty field or "all" sets nothing. */
export function readForm(form: HTMLFormElement): SearchFilters {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const phrase = text('phrase').replace(/\s+/g, ' ').slice(0, PHRASE_MAX_LENGTH)
  const duration = DURATION_BUCKETS.find((bucket) => bucket === text('duration'))
  return {
    ...(phrase && { phrase }),
    ...(text('category') && { category: text('category') }),
    ...(text('level') && { level: text('level') }),
    ...(duration && { duration }),
  }
}

/** The address of the list so narrowed, without the locale. */
export function searchPath(filters: SearchFilters): string {
  const search = new URLSearchParams(filters)
  return search.size > 0 ? `${paths.programs()}?${search}` : paths.programs()
}

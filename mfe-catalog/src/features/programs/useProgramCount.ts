import { useEffect } from 'react'
import type { ProgramFilters } from './filters/programFilters.ts'
import { useLazyCatalogCountProgramsQuery } from './programsApi.ts'

const PAUSE_MS = 250

/** How many programs fit the filters: asked when they have not changed for a while; undefined until it is known. */
export function useProgramCount(filters: ProgramFilters): number | undefined {
  const [ask, { currentData: total }] = useLazyCatalogCountProgramsQuery()

  useEffect(() => {
    let request: ReturnType<typeof ask> | undefined
    const timer = setTimeout(() => (request = ask(filters, true)), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request?.abort()
    }
  }, [ask, filters])

  return total
}

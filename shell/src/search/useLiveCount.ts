import { useEffect, useState } from 'react'
import { useLazyShellCountProgramsQuery } from './searchApi.ts'
import type { SearchFilters } from './searchFilters.ts'

const PAUSE_MS = 250

/** The number of programs for the filters last given: asked when the typing pauses, earlier questions are dropped. */
export function useLiveCount() {
  const [filters, setFilters] = useState<SearchFilters>({})
  const [ask, { currentData: total }] = useLazyShellCountProgramsQuery()

  useEffect(() => {
    let request: ReturnType<typeof ask> | undefined
    const timer = setTimeout(() => (request = ask(filters, true)), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request?.abort()
    }
  }, [ask, filters])

  return { total, recount: setFilters }
}

import { useState } from 'react'
import { useCatalogGetProgramQuery } from './programsApi.ts'

/**
 * A program by its id. Keeps the last answer while it is fetched again after somebody signed in or out, which clears
 * the cache, because its film may be playing.
 */
export function useProgram(id: string) {
  const { data, isError, refetch } = useCatalogGetProgramQuery(id)
  const [last, setLast] = useState({ id, data })
  if (data && data !== last.data) setLast({ id, data })
  return { data: data ?? (last.id === id ? last.data : undefined), isError, refetch }
}

import { useState } from 'react'
import { useCatalogGetProgramQuery } from './programsApi.ts'

/**
 * A program by its id. It stays while it is read anew because somebody signed in or out, in this tab or another: all that
 * was fetched goes then, and its film may be playing.
 */
export function useProgram(id: string) {
  const { data, isError, refetch } = useCatalogGetProgramQuery(id)
  const [last, setLast] = useState({ id, data })
  if (data && data !== last.data) setLast({ id, data })
  return { data: data ?? (last.id === id ? last.data : undefined), isError, refetch }
}

import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { baseApi } from './baseApi.ts'
import type { CacheTag } from './cacheTags.ts'
import type { Store } from './makeStore.ts'

/** Returns a function that reads again what carries these tags, as a write that invalidates them does. */
export function useReadAgain(): (tags: readonly CacheTag[]) => void {
  const dispatch = useDispatch()
  return useCallback((tags) => void dispatch(baseApi.util.invalidateTags([...tags])), [dispatch])
}

/** Changes kept answers: `dispatch(api.util.updateQueryData(…))`. */
export const useChangeKept = (): Store['dispatch'] => useDispatch<Store['dispatch']>()

import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { baseApi } from './baseApi.ts'
import type { CacheTag, EventTag } from './cacheTags.ts'
import type { Store } from './makeStore.ts'

/** Returns a function that invalidates tags outside of a write: what carries them is read again. */
export function useInvalidate(): (tags: readonly (CacheTag | EventTag)[]) => void {
  const dispatch = useDispatch()
  return useCallback((tags) => void dispatch(baseApi.util.invalidateTags([...tags])), [dispatch])
}

/** Changes kept answers: `dispatch(api.util.updateQueryData(…))`. */
export const useAppDispatch = (): Store['dispatch'] => useDispatch<Store['dispatch']>()

import { useHydrated } from './useHydrated.ts'
import { useLocation } from '@kinora/router'

const NOTHING = new URLSearchParams()

/** The query. Empty on the server and while hydrating, because servers must not get the addresses in it. */
export function useBrowserQuery(): URLSearchParams {
  const { search } = useLocation()
  return useHydrated() ? new URLSearchParams(search) : NOTHING
}

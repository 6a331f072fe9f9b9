import { useHydrated } from '@kinora/ui'
import { useLocation } from '@kinora/router'

const NOTHING = new URLSearchParams()

/** The query as the browser has it. Empty on the server, which is not told of codes and addresses in it. */
export function useBrowserQuery(): URLSearchParams {
  const { search } = useLocation()
  return useHydrated() ? new URLSearchParams(search) : NOTHING
}

import { callbackOf } from '@kinora/paths'
import { useLocation } from '@kinora/router'
import { useBrowserQuery } from '@kinora/ui'

/** The callback URL of a page's address, which sign-in and sign-up pass to each other. */
export function useCallbackUrl(): { callbackUrl?: string } {
  const { hash } = useLocation()
  const callbackUrl = callbackOf(useBrowserQuery(), hash)
  return callbackUrl === null ? {} : { callbackUrl }
}

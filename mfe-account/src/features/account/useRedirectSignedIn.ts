import { callbackOf } from '@kinora/paths'
import { useLocation } from '@kinora/router'
import { useSession } from '@kinora/session'
import { useEffect } from 'react'
import { useGoTo } from './useGoTo.ts'

/** Redirects a signed-in user to the callback URL: on arrival, and right after signing in. */
export function useRedirectSignedIn(): void {
  const { status } = useSession()
  const { search, hash } = useLocation()
  const goTo = useGoTo()

  useEffect(() => {
    if (status === 'authenticated') goTo(callbackOf(new URLSearchParams(search), hash))
  }, [status, search, hash, goTo])
}

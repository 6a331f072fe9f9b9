import { useLocation } from '@kinora/router'
import { useSession } from '@kinora/session'
import { useEffect } from 'react'
import { useGoTo } from './useGoTo.ts'

/** Redirects a signed-in user to the callback URL: on arrival, and right after signing in. */
export function useRedirectSignedIn(): void {
  const { status } = useSession()
  const { search } = useLocation()
  const goTo = useGoTo()

  useEffect(() => {
    if (status === 'authenticated') goTo(new URLSearchParams(search).get('callbackUrl'))
  }, [status, search, goTo])
}

import { useLocation } from '@kinora/router'
import { sessionClient } from '@kinora/session'
import { useEffect } from 'react'

/** Tells the session which page is shown, because pages under /specialist end the test mode. */
export function useEnterRoute(): void {
  const { pathname } = useLocation()
  useEffect(() => sessionClient.enterRoute(pathname), [pathname])
}

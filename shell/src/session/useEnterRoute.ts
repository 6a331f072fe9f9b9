import { useLocation } from '@kinora/router'
import { sessionClient } from '@kinora/session'
import { useEffect } from 'react'

/** Tells the session which page is shown: some force the specialist's view (specification, section 4). */
export function useEnterRoute(): void {
  const { pathname } = useLocation()
  useEffect(() => sessionClient.enterRoute(pathname), [pathname])
}

import { useLocation } from '@kinora/router'
import { currentEpoch } from '@kinora/session'
import { useEffect, useRef } from 'react'

/**
 * After a navigation in the browser: moves the focus to the page's heading, which screen readers then read. A live region
 * beside it would name each page twice. The heading may appear later than the address changes, with the screen's code. A
 * new session epoch counts as a navigation too.
 */
export function useNavigationFocus(): void {
  const { pathname } = useLocation()
  const announcedPath = useRef(currentEpoch() === 0 ? pathname : null)

  useEffect(() => {
    if (announcedPath.current === pathname) return
    announcedPath.current = pathname
    const main = document.getElementById('main')
    if (!main) return

    const announce = () => {
      const heading = main.querySelector('h1')
      if (!heading) return false
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      return true
    }
    if (announce()) return
    const observer = new MutationObserver(() => announce() && observer.disconnect())
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])
}

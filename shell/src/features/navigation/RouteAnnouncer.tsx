import { useLocation } from '@kinora/router'
import { currentEpoch } from '@kinora/session'
import { withoutCount } from '@kinora/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './RouteAnnouncer.module.css'

/**
 * After a navigation in the browser: moves the focus to the page's heading and announces its title. The heading may
 * appear later than the address changes, with the screen's code. A new session epoch counts as a navigation too.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
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
      setTitle(withoutCount(document.title))
      return true
    }
    if (announce()) return
    const observer = new MutationObserver(() => announce() && observer.disconnect())
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])

  return (
    <div className={styles.spoken} aria-live="polite" data-testid="arrival">
      {title}
    </div>
  )
}

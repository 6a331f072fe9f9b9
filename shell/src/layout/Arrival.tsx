import { useLocation } from '@kinora/router'
import { currentTurn } from '@kinora/session'
import { useEffect, useRef, useState } from 'react'
import styles from './Arrival.module.css'

/**
 * What a browser does when a page is loaded, for a page that script put there: focus goes to its heading, and its title
 * is spoken. A heading may come later than the address, with the screen's code. Somebody else's turn begins a page as well.
 */
export function Arrival() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const arrivedAt = useRef(currentTurn() === 0 ? pathname : null)

  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    const main = document.getElementById('main')
    if (!main) return

    const arrive = () => {
      const heading = main.querySelector('h1')
      if (!heading) return false
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      setTitle(document.title)
      return true
    }
    if (arrive()) return
    const observer = new MutationObserver(() => arrive() && observer.disconnect())
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])

  return (
    <div className={styles.spoken} aria-live="polite" data-testid="arrival">
      {title}
    </div>
  )
}

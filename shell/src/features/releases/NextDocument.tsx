import { useLocale } from '@kinora/i18n'
import { localePath } from '@kinora/paths'
import { isReloadHeld } from '@kinora/router'
import { createPath, useBlocker } from 'react-router-dom'
import { tabReleases } from './tabReleases.ts'

/**
 * When another manifest is live, opens the next page as a document of that manifest, unless the reload is held. Going
 * back, and a change of the query alone, stay in this document.
 */
export function NextDocument() {
  const locale = useLocale()
  useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (historyAction === 'POP' || nextLocation.pathname === currentLocation.pathname) return false
    const { isOutdated, isWithdrawn } = tabReleases
    if (!isWithdrawn && (!isOutdated || isReloadHeld())) return false
    // Without a connection only this document can show anything.
    if (!navigator.onLine) return false
    const url = localePath(locale, createPath(nextLocation))
    if (historyAction === 'REPLACE') location.replace(url)
    else location.assign(url)
    return true
  })
  return null
}

import { useLocale } from '@kinora/i18n'
import { paths, splitLocale } from '@kinora/paths'
import { useNavigate } from '@kinora/router'
import { currentSession } from '@kinora/session'
import { useSite } from '@kinora/ui'
import { useCallback } from 'react'

/**
 * Leads a signed-in user to a callback URL; without one to where their day begins, in the current language: a member to
 * today, a specialist to the desk.
 */
export function useGoTo(): (callbackUrl: string | null) => void {
  const current = useLocale()
  const { origin, hasHome, isProvided } = useSite()
  const hasDesk = isProvided(paths.myTeam())
  const navigate = useNavigate()

  return useCallback(
    (callbackUrl) => {
      const target = callbackUrl ? withinSite(callbackUrl, origin) : ownHome(hasDesk)
      const { locale, path } = splitLocale(target)
      const isOwn = locale === current || !callbackUrl
      if (isOwn && (hasHome || path !== '/')) void navigate(path, { replace: true })
      else location.replace(target)
    },
    [current, origin, hasHome, hasDesk, navigate],
  )
}

const ownHome = (hasDesk: boolean): string =>
  hasDesk && currentSession()?.userData.isSpecialist ? paths.myTeam() : paths.home()

/**
 * The path of an address as a browser reads it; home for one of another site. The API has checked what it answers, but
 * somebody who arrives signed in brings an address that it has not seen.
 */
function withinSite(address: string, origin: string): string {
  try {
    const url = new URL(address, origin)
    if (url.origin === origin && !url.pathname.startsWith('//')) return url.pathname + url.search + url.hash
  } catch {
    // Not an address.
  }
  return paths.home()
}

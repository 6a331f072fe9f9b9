import { useLocale } from '@kinora/i18n'
import { splitLocale } from '@kinora/paths'
import { useLocation, useNavigate } from '@kinora/router'
import { useSession } from '@kinora/session'
import { useSite } from '@kinora/ui'
import { useEffect } from 'react'
import { callbackTarget } from './callbackTarget.ts'

/** Redirects a signed-in user to the callback URL: on arrival, and right after signing in. */
export function useRedirectSignedIn(): void {
  const { status } = useSession()
  const { search } = useLocation()
  const current = useLocale()
  const { origin, hasHome } = useSite()
  const navigate = useNavigate()
  const target = callbackTarget(new URLSearchParams(search).get('callbackUrl'), origin)

  useEffect(() => {
    if (status !== 'authenticated') return
    const { locale, path } = splitLocale(target)
    // Without a callback URL the page's language stays.
    const isOwn = locale === current || !new URLSearchParams(search).has('callbackUrl')
    if (isOwn && (hasHome || path !== '/')) void navigate(path, { replace: true })
    else location.replace(target)
  }, [status, target, search, current, hasHome, navigate])
}

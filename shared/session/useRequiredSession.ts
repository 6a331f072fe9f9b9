import { useLocale } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { useLocation, useNavigate } from '@kinora/router'
import { useEffect } from 'react'
import { useSession, type Session } from './sessionStore.ts'

/**
 * The session of a page that requires one; null until it is known, and while redirecting to the sign-in page, which
 * leads back.
 */
export function useRequiredSession(): Session | null {
  const { status, session, ended } = useSession()
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()

  useEffect(() => {
    if (status !== 'unauthenticated') return
    const error = ended === 'expired' ? 'SessionExpired' : 'SessionRequired'
    const callbackUrl = localePath(locale, pathname) + search + hash
    void navigate(paths.signIn(ended === 'signedOut' ? {} : { error, callbackUrl }), { replace: true })
  }, [status, ended, locale, pathname, search, hash, navigate])

  return session
}

import { useLocale } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { useLocation, useNavigate } from '@kinora/router'
import { useEffect, useState } from 'react'
import { useSession, type Session } from './sessionStore.ts'

/**
 * The session of a page that requires one; null until it is known, and while redirecting to the sign-in page, which
 * leads back. A session that expires while the page is open is kept, so that nothing typed is lost: the shell asks to
 * sign in again.
 */
export function useRequiredSession(): Session | null {
  const { status, session, ended } = useSession()
  const [lastSession, setLastSession] = useState(session)
  if (session && session !== lastSession) setLastSession(session)
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const isKept = lastSession !== null && ended === 'expired'
  const mustLeave = status === 'unauthenticated' && !isKept
  const wasSignedOut = ended === 'signedOut'
  useEffect(() => {
    if (!mustLeave) return
    const callbackUrl = localePath(locale, pathname) + search
    const to = wasSignedOut ? paths.signIn() : paths.signIn({ error: 'SessionRequired', callbackUrl })
    void navigate(to, { replace: true })
  }, [mustLeave, wasSignedOut, locale, pathname, search, navigate])

  return isKept ? lastSession : session
}

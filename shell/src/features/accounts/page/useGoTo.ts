import { useLocale } from '@kinora/i18n'
import { splitLocale } from '@kinora/paths'
import { useNavigate } from '@kinora/router'
import { useSite } from '@kinora/ui'
import { useCallback } from 'react'
import { callbackTarget } from './callbackTarget.ts'

/** Leads a signed-in user to a callback URL, or to the programs, in the current language, without one. */
export function useGoTo(): (callbackUrl: string | null) => void {
  const current = useLocale()
  const { origin, hasHome } = useSite()
  const navigate = useNavigate()

  return useCallback(
    (callbackUrl) => {
      const target = callbackTarget(callbackUrl, origin)
      const { locale, path } = splitLocale(target)
      const isOwn = locale === current || callbackUrl === null
      if (isOwn && (hasHome || path !== '/')) void navigate(path, { replace: true })
      else location.replace(target)
    },
    [current, origin, hasHome, navigate],
  )
}

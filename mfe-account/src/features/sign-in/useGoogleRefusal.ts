import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { useEffect } from 'react'

/**
 * Shows a toast when Google sign-in was refused because the account has a password. A toast survives the redirect of
 * somebody who is signed in.
 * @returns whether that is the reason
 */
export function useGoogleRefusal(reason: string | null): boolean {
  const { t } = useTranslation('mfe-account')
  const isRefused = reason === 'OAuthAccountNotLinked'
  const text = t('authError.OAuthAccountNotLinked')
  useEffect(() => {
    if (isRefused) addNotice({ kind: 'error', text })
  }, [isRefused, text])
  return isRefused
}

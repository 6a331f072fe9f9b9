import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { useEffect } from 'react'

/**
 * Tells by a toast that Google opens no account with a password (specification, section 8). It stays where somebody who
 * is signed in is taken on at once. True when that is the reason for being here.
 */
export function useGoogleRefusal(reason: string | null): boolean {
  const { t } = useTranslation('account')
  const isRefused = reason === 'OAuthAccountNotLinked'
  const text = t('authError.OAuthAccountNotLinked')
  useEffect(() => {
    if (isRefused) addNotice({ kind: 'error', text })
  }, [isRefused, text])
  return isRefused
}

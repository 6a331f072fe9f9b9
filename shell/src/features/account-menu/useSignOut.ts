import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { paths } from '@kinora/paths'
import { useNavigate } from '@kinora/router'
import { sessionClient } from '@kinora/session'

/** Signs out in all tabs and goes to the locale's sign-in page; shows a notice when the server does not answer. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  return async () => {
    try {
      await sessionClient.signOut()
      await navigate(paths.signIn())
    } catch {
      addNotice({ kind: 'error', text: t('account.notSignedOut') })
    }
  }
}

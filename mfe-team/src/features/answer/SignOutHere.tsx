import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { sessionClient } from '@kinora/session'
import { Button } from '@kinora/ui'

/** Signs out and stays on the page, where a visitor can sign in. */
export function SignOutHere() {
  const { t } = useTranslation('mfe-team')
  const signOut = () =>
    sessionClient.signOut().catch(() => void addNotice({ kind: 'error', text: t('problem.failure') }))
  return <Button onClick={() => void signOut()}>{t('answer.signOut')}</Button>
}

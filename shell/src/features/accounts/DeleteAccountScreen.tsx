import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { sessionClient, useRequiredSession } from '@kinora/session'
import { AskToDelete } from './own/AskToDelete.tsx'
import { ConfirmDeletion } from './own/ConfirmDeletion.tsx'
import { WaitingPage } from './own/WaitingPage.tsx'
import { useBrowserQuery } from './page/useBrowserQuery.ts'

/** Asks for the password and sends a mail. Its link leads here again, with a code, to the button that deletes. */
export default function DeleteAccountScreen() {
  const { t } = useTranslation('account')
  const session = useRequiredSession()
  const code = useBrowserQuery().get('code')

  async function leave() {
    // The session ended with the account. This tells the other tabs, and this one goes to the sign-in page.
    await sessionClient.signOut().catch(() => sessionClient.forget())
    addNotice({ kind: 'success', text: t('delete.done') })
  }

  if (!session) return <WaitingPage title={t('delete.title')} />
  return code ? (
    <ConfirmDeletion code={code} onDone={() => void leave()} />
  ) : (
    <AskToDelete email={session.userData.email} />
  )
}

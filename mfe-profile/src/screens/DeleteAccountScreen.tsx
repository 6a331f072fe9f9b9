import { FormPage, FormSkeleton } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { paths } from '@kinora/paths'
import { sessionClient, useRequiredSession } from '@kinora/session'
import { useLinkCode } from '@kinora/ui'
import { AskToDelete } from '../features/settings/account/AskToDelete.tsx'
import { ConfirmDeletion } from '../features/settings/account/ConfirmDeletion.tsx'
import { useProfileReadAccountQuery } from '../features/settings/accountApi.ts'
import { LoadFailed } from '../features/settings/LoadFailed.tsx'

/** Asks for the password, if there is one, and sends a mail. Its link leads here again, with a code, to the button that deletes. */
export default function DeleteAccountScreen() {
  const { t } = useTranslation('mfe-profile')
  const session = useRequiredSession()
  const code = useLinkCode()
  const account = useProfileReadAccountQuery(undefined, { skip: !session || code !== null })

  async function leave() {
    // The session ended with the account. This tells the other tabs, and this one goes to the sign-in page.
    await sessionClient.signOut().catch(() => sessionClient.forget())
    addNotice({ kind: 'success', text: t('account.delete.done') })
  }

  if (session && code) return <ConfirmDeletion code={code} onDone={() => void leave()} />
  if (session && account.data)
    return <AskToDelete email={session.userData.email} hasPassword={account.data.hasPassword} />
  const title = t('account.delete.title')
  return (
    <FormPage title={title} description={title} path={paths.deleteAccount()}>
      {account.isError ? (
        <LoadFailed error={account.error} onRetry={() => void account.refetch()} />
      ) : (
        <FormSkeleton label={t('waiting')} />
      )}
    </FormPage>
  )
}

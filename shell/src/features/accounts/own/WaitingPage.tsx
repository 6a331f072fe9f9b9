import { FormSkeleton } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { AccountPage } from '../page/AccountPage.tsx'

/** A page that needs a session, before it is known whether there is one. */
export function WaitingPage({ title }: { title: string }) {
  const { t } = useTranslation('account')
  return (
    <AccountPage title={title}>
      <FormSkeleton label={t('own.waiting')} />
    </AccountPage>
  )
}

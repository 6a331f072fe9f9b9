import { useTranslation } from '@kinora/i18n'
import { Skeleton, VisuallyHidden } from '@kinora/ui'
import { AccountPage } from '../page/AccountPage.tsx'

/** A page that needs a session, before it is known whether there is one. */
export function WaitingPage({ title }: { title: string }) {
  const { t } = useTranslation('account')
  return (
    <AccountPage title={title}>
      <div role="status">
        <VisuallyHidden>{t('own.waiting')}</VisuallyHidden>
        <Skeleton />
        <Skeleton />
        <Skeleton short />
      </div>
    </AccountPage>
  )
}

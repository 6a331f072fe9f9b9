import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { Link } from '@kinora/router'
import { useSession } from '@kinora/session'
import { useSite } from '@kinora/ui'
import { useProfileGetSubscriptionQuery } from './memberApi.ts'
import { SubscriptionLine } from './SubscriptionLine.tsx'

/** The reader's own subscription. Without one there is a link to the plans. */
export function OwnSubscription() {
  const { t } = useTranslation('mfe-profile')
  const { isProvided } = useSite()
  const { session } = useSession()
  const reading = useProfileGetSubscriptionQuery(undefined, { skip: !session, refetchOnFocus: true })
  return (
    <>
      <SubscriptionLine reading={reading} unknown={t('sidebar.subscription.unknown')}>
        {t('sidebar.subscription.none')}{' '}
        {isProvided(paths.subscription()) && <Link to={paths.subscription()}>{t('sidebar.subscription.choose')}</Link>}
      </SubscriptionLine>
      {reading.currentData && <Slot name="commerce.managePayment.v1" props={{}} waiting={null} />}
    </>
  )
}

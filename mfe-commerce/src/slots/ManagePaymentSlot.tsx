import { useTranslation } from '@kinora/i18n'
import { useSession } from '@kinora/session'
import { PortalButton } from '../features/subscription/PortalButton.tsx'
import { useCommerceGetOverviewQuery } from '../features/subscription/subscriptionApi.ts'

export default function ManagePaymentSlot() {
  const { t } = useTranslation('mfe-commerce')
  const { session, isTestMode } = useSession()
  const { currentData } = useCommerceGetOverviewQuery(undefined, { skip: !session || isTestMode })
  return currentData?.hasPortal && <PortalButton wide label={t('plans.portal.manage')} />
}

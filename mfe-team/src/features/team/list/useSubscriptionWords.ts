import type { SubscriptionStatus } from '@kinora/contracts'
import { daysLeft, useTranslation } from '@kinora/i18n'

/** How many days of a subscription are left, or that there is none. */
export function useSubscriptionWords(status: SubscriptionStatus | null): string {
  const { t } = useTranslation('mfe-team')
  return status?.isActive ? t('list.daysLeft', { count: daysLeft(status.expiryDate) }) : t('list.noSubscription')
}

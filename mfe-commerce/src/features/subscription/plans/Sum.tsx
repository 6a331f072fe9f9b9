import type { SubscriptionPlan } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import styles from './PayPanel.module.css'

/** The chosen plan, its price, and what follows. */
export function Sum({ plan, children }: { plan: SubscriptionPlan; children: string }) {
  const { t } = useTranslation('mfe-commerce')
  return (
    <div>
      <p className={styles.sum}>{t('plans.sum', { name: typeset(plan.name), price: plan.priceDisplay })}</p>
      <p className={styles.detail}>{children}</p>
    </div>
  )
}

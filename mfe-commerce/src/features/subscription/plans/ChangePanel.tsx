import type { PlanOverview, SubscriptionPlan } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { PortalButton } from '../PortalButton.tsx'
import { useDay } from '../useDay.ts'
import styles from './PayPanel.module.css'
import { Sum } from './Sum.tsx'

type Props = { plan: SubscriptionPlan; currentPlan: NonNullable<PlanOverview['plan']> }

/** While a plan runs, everything about it is done in the portal. */
export function ChangePanel({ plan, currentPlan }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const day = useDay()
  const isPresent = plan.lookupKey === currentPlan.lookupKey
  const isLate = currentPlan.status === 'pastDue'
  const words = () => {
    if (isLate) return t('plans.repairFirst')
    if (isPresent) return t(currentPlan.status === 'ending' ? 'plans.resume' : 'plans.same')
    return t('plans.change', { date: day(currentPlan.periodEndsAt) })
  }
  const label = isLate ? 'plans.portal.repair' : isPresent ? 'plans.portal.open' : 'plans.portal.change'
  return (
    <div className={styles.panel}>
      <div className={styles.row}>
        <Sum plan={plan}>{words()}</Sum>
        <PortalButton variant={isPresent ? 'secondary' : 'primary'} label={t(label)} />
      </div>
    </div>
  )
}

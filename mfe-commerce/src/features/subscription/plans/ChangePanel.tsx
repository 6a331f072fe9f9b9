import type { PlanOverview, SubscriptionPlan } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { PortalButton } from '../PortalButton.tsx'
import { useDay } from '../useDay.ts'
import { ConfirmLink } from './ConfirmLink.tsx'
import styles from './PayPanel.module.css'
import { Sum } from './Sum.tsx'

type Props = { plan: SubscriptionPlan; currentPlan: NonNullable<PlanOverview['plan']> }

/** While a plan runs, it is changed to a shorter one in the portal; a longer one is bought once it does not renew itself. */
export function ChangePanel({ plan, currentPlan }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const day = useDay()
  const isPresent = plan.lookupKey === currentPlan.lookupKey
  const { confirmUrl } = currentPlan
  const isLate = currentPlan.status === 'pastDue'
  // The portal would charge it at once, before what is paid has ended.
  const isLonger = plan.months > currentPlan.months
  const words = () => {
    if (isLate) return t(confirmUrl ? 'plans.confirmFirst' : 'plans.repairFirst')
    if (isPresent) return t(currentPlan.status === 'ending' ? 'plans.resume' : 'plans.same')
    return t(isLonger ? 'plans.longer' : 'plans.change', { date: day(currentPlan.periodEndsAt) })
  }
  const label = isLate ? 'plans.portal.repair' : isPresent || isLonger ? 'plans.portal.open' : 'plans.portal.change'
  return (
    <div className={styles.panel}>
      <div className={styles.row}>
        <Sum plan={plan}>{words()}</Sum>
        {isLate && confirmUrl ? (
          <ConfirmLink url={confirmUrl} variant="secondary" />
        ) : (
          <PortalButton variant={isPresent ? 'secondary' : 'primary'} label={t(label)} />
        )}
      </div>
    </div>
  )
}

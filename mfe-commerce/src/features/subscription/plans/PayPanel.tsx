import type { PlanOverview, SubscriptionPlan } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { useSession } from '@kinora/session'
import { BuyPanel } from './BuyPanel.tsx'
import { ChangePanel } from './ChangePanel.tsx'
import styles from './PayPanel.module.css'
import { isRunning } from './planWords.ts'
import { Sum } from './Sum.tsx'

type Props = { plan: SubscriptionPlan; overview: PlanOverview | undefined }

/** The way to the chosen plan. Beside one that ends, or gives nothing, another can be bought; one that runs is changed in the portal. */
export function PayPanel({ plan, overview }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const { isTestMode } = useSession()
  const currentPlan = overview?.plan
  if (isTestMode)
    return (
      <div className={styles.panel}>
        <Sum plan={plan}>{t('plans.testMode')}</Sum>
      </div>
    )
  if (currentPlan?.status === 'processing')
    return (
      <div className={styles.panel}>
        <Sum plan={plan}>{t('plans.processingFirst')}</Sum>
      </div>
    )
  if (
    currentPlan &&
    isRunning(currentPlan) &&
    (currentPlan.status !== 'ending' || currentPlan.lookupKey === plan.lookupKey)
  )
    return <ChangePanel plan={plan} currentPlan={currentPlan} />
  return <BuyPanel plan={plan} overview={overview} />
}

import type { SubscriptionPlan } from '@kinora/contracts'
import { msUntil, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link, useLocation } from '@kinora/router'
import { useSession } from '@kinora/session'
import { EmptyState, ErrorState, reserveSpace } from '@kinora/ui'
import { useEffect, useState } from 'react'
import { useCommerceGetOverviewQuery, useCommerceListPlansQuery } from '../subscriptionApi.ts'
import { CurrentPlan } from './CurrentPlan.tsx'
import { PayPanel } from './PayPanel.tsx'
import { PlanCards, PlanSkeletons } from './PlanCards.tsx'
import { PlanFacts } from './PlanFacts.tsx'
import { isRunning } from './planWords.ts'
import styles from './Plans.module.css'

/** The plans to choose from, above them what the user has now. */
export function Plans() {
  const { t } = useTranslation('mfe-commerce')
  const { data: plans, isError, refetch } = useCommerceListPlansQuery()
  const overview = useOverview()
  const has = overview.currentData
  useEffect(() => {
    if (has) reserveSpace('currentPlan', has.accessEndsAt ? msUntil(Date.parse(has.accessEndsAt)) : 0)
  }, [has])

  return (
    <>
      <div className={styles.current}>
        {overview.isError && !overview.currentData && (
          <ErrorState sentence={t('plans.overviewFailed')} onRetry={() => void overview.refetch()} />
        )}
        {overview.currentData && <CurrentPlan overview={overview.currentData} />}
      </div>
      {plans && plans.length > 0 && <Choice plans={plans} overview={overview.currentData} />}
      {plans?.length === 0 && <EmptyState sentence={t('plans.none')} />}
      {!plans &&
        (isError ? <ErrorState sentence={t('plans.failed')} onRetry={() => void refetch()} /> : <PlanSkeletons />)}
      <PlanFacts />
      {has?.hasInvoices && !has.plan && has.accessEndsAt === null && (
        <p className={styles.invoices}>
          {t('plans.paidBefore')} <Link to={paths.invoices()}>{t('plans.invoices')}</Link>
        </p>
      )}
    </>
  )
}

/** What a signed-in reader has. Read again when they come back from the portal in another tab. */
function useOverview() {
  const { session, isTestMode } = useSession()
  return useCommerceGetOverviewQuery(undefined, {
    skip: !session || isTestMode,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  })
}

type ChoiceProps = {
  plans: SubscriptionPlan[]
  overview: ReturnType<typeof useOverview>['currentData']
}

/** First chosen: what the address names, else the plan that is chosen most often, else the first. */
function Choice({ plans, overview }: ChoiceProps) {
  const { t } = useTranslation('mfe-commerce')
  const planFromUrl = new URLSearchParams(useLocation().search).get('plan')
  const [chosen, setChosen] = useState<string>()
  const plan =
    plans.find(({ lookupKey }) => lookupKey === (chosen ?? planFromUrl)) ??
    plans.find(({ isMostChosen }) => isMostChosen) ??
    plans[0]
  if (!plan) return null
  const current = overview?.plan && isRunning(overview.plan) ? overview.plan.lookupKey : undefined
  return (
    <>
      <PlanCards
        title={t(current ? 'plans.changeTitle' : 'plans.chooseTitle')}
        plans={plans}
        chosen={plan.lookupKey}
        current={current}
        onChoose={setChosen}
      />
      <PayPanel plan={plan} overview={overview} />
    </>
  )
}

import type { SubscriptionStatus } from '@kinora/contracts'
import type { Reading } from '@kinora/http'
import { dayOf, daysLeft, formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { Icon, Skeleton } from '@kinora/ui'
import type { ReactNode } from 'react'
import { AgainButton } from './AgainButton.tsx'
import styles from './SubscriptionLine.module.css'

type Props = {
  reading: Reading<SubscriptionStatus | null>
  /** In place of an answer that failed. */
  unknown: string
  /** In place of a subscription. */
  children: ReactNode
}

/** Whether somebody has a subscription, and when it ends. */
export function SubscriptionLine({ reading: { currentData, isError, refetch }, unknown, children }: Props) {
  if (isError)
    return (
      <p className={styles.line}>
        {unknown} <AgainButton onClick={() => void refetch()} />
      </p>
    )
  if (currentData === undefined) return <Skeleton />
  return currentData?.isActive ? <Active status={currentData} /> : <p className={styles.line}>{children}</p>
}

function Active({ status: { expiryDate, renewsAt, hasFailed } }: { status: SubscriptionStatus }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const day = (at: Date) => formatDay(dayOf(at), locale, 'full')
  return (
    <p className={styles.line}>
      <span className={hasFailed ? styles.failed : styles.active}>
        <Icon name={hasFailed ? 'circle-alert' : 'circle-check'} size="small" />
        {t(`sidebar.subscription.${hasFailed ? 'failed' : 'active'}`)}
      </span>{' '}
      <span>
        {renewsAt
          ? t('sidebar.subscription.renews', { date: day(new Date(renewsAt)) })
          : t('sidebar.subscription.until', { date: day(new Date(expiryDate * 1000)), count: daysLeft(expiryDate) })}
      </span>
    </p>
  )
}

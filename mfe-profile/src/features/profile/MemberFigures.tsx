import type { MemberStats } from '@kinora/contracts'
import type { Reading } from '@kinora/http'
import { useLocale, useTranslation } from '@kinora/i18n'
import { joinClasses, Skeleton, VisuallyHidden } from '@kinora/ui'
import { AgainButton } from './AgainButton.tsx'
import styles from './MemberFigures.module.css'

type Props = {
  reading: Reading<MemberStats>
  /** Large on every screen, for the top of a page. */
  large?: boolean
}

/** How many trainings a member has done, and how many a week on average. Without an answer dashes stand for them. */
export function MemberFigures({ reading: { currentData: stats, isError, refetch }, large = false }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const figure = (value: number | undefined) =>
    value === undefined ? <Missing isError={isError} /> : new Intl.NumberFormat(locale).format(value)
  return (
    <div>
      <dl className={joinClasses(styles.figures, large ? styles.large : styles.narrow)}>
        <div>
          <dt>{t('sidebar.total', { count: stats?.total ?? 0 })}</dt>
          <dd>{figure(stats?.total)}</dd>
        </div>
        <div>
          <dt>{t('sidebar.weekly')}</dt>
          <dd>{figure(stats?.weekAVG)}</dd>
        </div>
      </dl>
      {isError && !stats && (
        <p className={large ? styles.again : undefined}>
          <AgainButton onClick={() => void refetch()} />
        </p>
      )}
    </div>
  )
}

function Missing({ isError }: { isError: boolean }) {
  const { t } = useTranslation('mfe-profile')
  if (!isError) return <Skeleton shape="heading" />
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('sidebar.unknown')}</VisuallyHidden>
    </>
  )
}

import type { Program, SubscriptionStatus } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import { Icon } from '@kinora/ui'
import styles from './WithoutPlan.module.css'

/** Those that only somebody with a plan may watch. */
export const paidOf = (programs: Program[]): Program[] => programs.filter(({ isExampleTraining }) => !isExampleTraining)

/** Whether a member has no access now; false while that is not known. */
export const isWithoutPlan = (subscription: SubscriptionStatus | null | undefined): boolean =>
  subscription !== undefined && !subscription?.isActive

/** Warns that somebody cannot watch what is prescribed to them: they have no plan, and these films need one. */
export function WithoutPlan({ name, programs }: { name: string; programs: Program[] }) {
  const { t } = useTranslation('mfe-team')
  if (programs.length === 0) return null
  return (
    <div className={styles.warning} role="note">
      <Icon name="circle-alert" />
      <div>
        <p>
          <b>{t('edit.withoutPlan.title', { name })}</b>
        </p>
        <p>
          {t('edit.withoutPlan.films', {
            count: programs.length,
            titles: programs.map(({ title }) => t('edit.changes.title', { title: typeset(title) })).join(', '),
          })}
        </p>
      </div>
    </div>
  )
}

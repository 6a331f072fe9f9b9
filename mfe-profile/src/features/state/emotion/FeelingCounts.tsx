import type { Emotion } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { FEELINGS } from '@kinora/limits'
import { Face, useFeelingName } from '@kinora/ui'
import styles from './FeelingCounts.module.css'

/** How many days had which feeling: what each face of a calendar means. */
export function FeelingCounts({ emotions }: { emotions: Emotion[] }) {
  const { t } = useTranslation('mfe-profile')
  const nameOf = useFeelingName()
  if (emotions.length === 0) return <p className={styles.none}>{t('state.calendar.empty')}</p>
  const counts = FEELINGS.map((feeling) => ({
    feeling,
    count: emotions.filter(({ emotion }) => emotion === feeling).length,
  }))
  return (
    <ul className={styles.counts}>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ feeling, count }) => (
          <li key={feeling}>
            <Face feeling={feeling} className={styles.face} />
            {nameOf(feeling)}: {t('state.days', { count })}
          </li>
        ))}
    </ul>
  )
}

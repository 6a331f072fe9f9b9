import type { TimelineDay } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import styles from './PathChanges.module.css'
import { useChangeWords } from './useChangeWords.ts'

export const hasChange = ({ pathChanges, doseChanges }: TimelineDay) => pathChanges.length + doseChanges.length > 0

/** What changed on the path, for the marks of the chart. Nothing where nothing changed. */
export function PathChanges({ days }: { days: TimelineDay[] }) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const words = useChangeWords()
  const changed = days.filter(hasChange)
  if (changed.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>{t('timeline.changes')}</h3>
      <ul>
        {changed.map((day) => (
          <li key={day.day}>
            <b>{formatDay(day.day, locale, 'long')}:</b> {words(day)}
          </li>
        ))}
      </ul>
    </div>
  )
}

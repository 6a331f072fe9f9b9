import type { TimelineDay } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import styles from './PathChanges.module.css'
import { useChangeWords } from './useChangeWords.ts'

/** What changed on the path, for the marks of the chart. Nothing where nothing changed. */
export function PathChanges({ days }: { days: TimelineDay[] }) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const words = useChangeWords()
  const changed = days.filter(({ pathChanges }) => pathChanges.length > 0)
  if (changed.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>{t('timeline.changes')}</h3>
      <ul>
        {changed.map(({ day, pathChanges }) => (
          <li key={day}>
            <b>{formatDay(day, locale, 'long')}:</b> {words(pathChanges)}
          </li>
        ))}
      </ul>
    </div>
  )
}

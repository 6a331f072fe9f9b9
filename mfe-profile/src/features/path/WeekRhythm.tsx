import type { Plan } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { VisuallyHidden } from '@kinora/ui'
import { DayMark } from './DayMark.tsx'
import styles from './WeekRhythm.module.css'

/** The days of this week, with what each was. Nothing counts as missed. */
export function WeekRhythm({ plan: { week, day: today } }: { plan: Plan }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  return (
    <section className={styles.card} aria-labelledby="week">
      <h2 id="week">{t('path.week.title')}</h2>
      <p>{t('path.week.lead')}</p>
      <ol className={styles.days}>
        {week.map(({ day, state }) => (
          <li
            key={day}
            className={day === today ? styles.today : undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <b aria-hidden="true">{formatDay(day, locale, 'weekdayShort')}</b>
            <VisuallyHidden>{formatDay(day, locale, 'weekday')}: </VisuallyHidden>
            <DayMark state={state} />
            <span className={styles.word}>{t(`path.week.${state}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

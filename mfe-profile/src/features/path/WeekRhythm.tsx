import type { Plan, RhythmDay } from '@kinora/contracts'
import { addDays, formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { joinClasses, VisuallyHidden } from '@kinora/ui'
import { DayMark, type DayKind } from './DayMark.tsx'
import styles from './WeekRhythm.module.css'

type Props = {
  plan: Plan
  /** On a phone the sentence and the days alone. */
  brief?: boolean
}

/** How the week goes: in a sentence, and its seven days with what each was. Nothing counts as missed. */
export function WeekRhythm({ plan, brief = false }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const { week, day: today } = plan
  const kinds = [...new Set(week.map(kindOf))].filter((kind) => kind !== 'today')
  const trained = week.filter(({ state }) => state === 'done' || state === 'partly').length
  const tomorrow = tomorrowOf(plan)
  const isPaused = plan.state.mode === 'paused'
  return (
    <section className={joinClasses(styles.card, brief && styles.brief)} aria-labelledby="week">
      <h2 id="week">{t('path.week.title')}</h2>
      <p>
        {trained > 0
          ? t('path.week.trained', { count: trained })
          : t(isPaused ? 'path.week.waits' : 'path.week.begins')}
        {tomorrow && <span className={styles.tomorrow}> {t(`path.week.${tomorrow}`)}</span>}
      </p>
      <ol className={styles.days}>
        {week.map(({ day, ...marked }) => (
          <li
            key={day}
            className={day === today ? styles.today : undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <b aria-hidden="true">{formatDay(day, locale, 'weekdayShort').replace('.', '')}</b>
            <VisuallyHidden>
              {formatDay(day, locale, 'weekday')}: {t(`path.week.${kindOf(marked)}`)}
            </VisuallyHidden>
            <DayMark kind={kindOf(marked)} />
          </li>
        ))}
      </ol>
      <ul className={styles.legend} aria-hidden="true">
        {kinds.map((kind) => (
          <li key={kind}>
            <DayMark kind={kind} />
            {t(`path.week.${kind}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A day of a pause without any training says so. */
const kindOf = ({ state, isPaused }: Pick<RhythmDay, 'state' | 'isPaused'>): DayKind =>
  isPaused && (state === 'rest' || state === 'ahead') ? 'paused' : state

/** Undefined where some program is up to the member, or the plan is not the usual one. */
function tomorrowOf({ day, items, state }: Plan): 'trainingTomorrow' | 'restTomorrow' | undefined {
  if (state.mode !== 'normal') return undefined
  const tomorrow = addDays(day, 1)
  if (items.some(({ nextDay }) => nextDay === tomorrow)) return 'trainingTomorrow'
  return items.every(({ nextDay }) => nextDay !== null) ? 'restTomorrow' : undefined
}

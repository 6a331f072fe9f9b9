import type { MemberExercises } from '@kinora/contracts'
import { addDays, daysBetween, daysFrom, mondayOf, useTranslation, WEEKDAYS } from '@kinora/i18n'
import { joinClasses } from '@kinora/ui'
import { PainLine } from '../timeline/PainLine.tsx'
import { afterWhich } from './exerciseFacts.ts'
import { ExerciseMark } from './ExerciseMark.tsx'
import styles from './ExerciseRow.module.css'
import { useExerciseWords } from './useExerciseWords.ts'

/** The look of a day's column: weekends and today stand out. */
export const dayClassOf = (today: string) => (day: string) =>
  joinClasses(styles.day, day >= addDays(mondayOf(day), 5) && styles.weekend, day === today && styles.today)

/** The days above the rows. Screen readers have them in the table. */
export function DaysHead({ exercises: { from, to } }: { exercises: MemberExercises }) {
  const { t } = useTranslation('mfe-team')
  const dayClass = dayClassOf(to)
  return (
    <div className={joinClasses(styles.row, styles.head)} aria-hidden="true">
      <span />
      <div className={styles.days}>
        {daysFrom(from, to).map((day) => (
          <span key={day} className={dayClass(day)}>
            <span>
              {day === to ? t('exercises.today') : t(`exercises.weekday.${WEEKDAYS[daysBetween(mondayOf(day), day)]!}`)}
            </span>
            <b>{Number(day.slice(8))}</b>
          </span>
        ))}
      </div>
      <span>{t('exercises.done')}</span>
      <span>{t('exercises.afterIt')}</span>
      <span />
    </div>
  )
}

/** The highest pain of each day: a line, or its numbers where there is no room for one. */
export function PainRow({ exercises, threshold }: { exercises: MemberExercises; threshold: number | null }) {
  const { t } = useTranslation('mfe-team')
  const { dayOf } = useExerciseWords()
  const dayClass = dayClassOf(exercises.to)
  const { pain, programs, from, to } = exercises
  const days = daysFrom(from, to).map((day) => ({ day, pain: pain.find((one) => one.day === day)?.pain ?? null }))
  const [first, last] = [pain[0], pain.at(-1)]
  const after = last && afterWhich(programs, last.day, last.pain)
  return (
    <div className={joinClasses(styles.row, styles.pain)}>
      <div className={styles.label}>
        <div>
          <h3>{t('exercises.pain')}</h3>
          <p className={styles.dose}>
            {t('exercises.painLead')}
            <span className={styles.wide}>
              {threshold !== null && `, ${t('exercises.threshold', { pain: threshold })}`}
            </span>
          </p>
        </div>
      </div>
      <div className={styles.days} aria-hidden="true">
        <div className={styles.line}>
          <PainLine days={days} threshold={threshold} isBare />
        </div>
        {days.map(({ day, pain }) => (
          <span key={day} className={dayClass(day)}>
            <span className={styles.date}>{Number(day.slice(8))}</span>
            <span className={styles.number}>
              {pain === null ? (
                <ExerciseMark kind="none" />
              ) : (
                <ExerciseMark kind="pain" pain={pain} isHigh={threshold !== null && pain >= threshold} />
              )}
            </span>
          </span>
        ))}
      </div>
      <p className={styles.done}>
        {first && last && (
          <b>{first.day === last.day ? last.pain : t('exercises.fromTo', { first: first.pain, last: last.pain })}</b>
        )}
      </p>
      <p className={styles.after}>
        {!last
          ? t('exercises.after.nothing')
          : after
            ? t('exercises.lastAfter', { pain: last.pain, day: dayOf(last.day), title: after })
            : t('exercises.lastPain', { pain: last.pain, day: dayOf(last.day) })}
      </p>
    </div>
  )
}

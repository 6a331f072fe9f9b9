import type { TimelineDay } from '@kinora/contracts'
import { formatDay, mondayOf, useLocale, useTranslation } from '@kinora/i18n'
import { Face, joinClasses } from '@kinora/ui'
import type { ReactNode } from 'react'
import { HardMark } from '../exercises/ExerciseMark.tsx'
import styles from './DaysChart.module.css'
import { PainLine } from './PainLine.tsx'
import { DayMark } from './DayMark.tsx'
import { painOf } from './painOf.ts'
import { hasChange } from './PathChanges.tsx'

type Props = { days: TimelineDay[] }

/** A row for each kind of fact and a column for each day. */
export function DaysChart({ days }: Props) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const last = days.length - 1
  return (
    <div className={styles.chart}>
      <Row label={t('timeline.done')} days={days}>
        {(day) => (
          <>
            <DayMark day={day} />
            {isHard(day) && <HardMark />}
          </>
        )}
      </Row>
      <p className={styles.label}>{t('timeline.pain')}</p>
      <div className={styles.track}>
        <PainLine days={days.map((day) => ({ day: day.day, pain: painOf(day) }))} />
      </div>
      <Row label={t('timeline.feeling')} days={days}>
        {({ dayFeeling }) => dayFeeling && <Face feeling={dayFeeling} className={styles.face} />}
      </Row>
      <Row label={t('timeline.afterFilm')} days={days}>
        {({ trainings }) => {
          const feeling = trainings.map((one) => one.feeling).findLast((one) => one !== null)
          return feeling && <Face feeling={feeling} className={styles.face} />
        }}
      </Row>
      <Row label={t('timeline.changes')} days={days}>
        {(day) =>
          hasChange(day) && (
            <span
              className={joinClasses(
                styles.change,
                day.doseChanges.length === 0 &&
                  day.pathChanges.every(({ kind }) => kind === 'removed') &&
                  styles.removed,
              )}
            />
          )
        }
      </Row>
      <Row label={t('timeline.messages')} days={days}>
        {({ messages }) => (
          <>
            <Bubble count={messages.fromMember} />
            <Bubble count={messages.fromSpecialist} isOwn />
          </>
        )}
      </Row>
      <div className={joinClasses(styles.track, styles.axis)}>
        {days.map(({ day }, index) => (
          <span key={day} className={index === last ? styles.end : undefined}>
            {(day === mondayOf(day) && index < last - 2) || index === last ? formatDay(day, locale, 'short') : ''}
          </span>
        ))}
      </div>
    </div>
  )
}

export const isHard = ({ trainings }: TimelineDay) => trainings.some(({ effort }) => effort === 'hard')

type RowProps = Props & { label: string; children: (day: TimelineDay) => ReactNode }

function Row({ label, days, children }: RowProps) {
  return (
    <>
      <p className={styles.label}>{label}</p>
      <div className={styles.track}>
        {days.map((day) => (
          <span key={day.day} className={joinClasses(styles.day, day.day === mondayOf(day.day) && styles.monday)}>
            {children(day)}
          </span>
        ))}
      </div>
    </>
  )
}

/** How many messages were written on a day, from the member above those from the specialist. */
function Bubble({ count, isOwn = false }: { count: number; isOwn?: boolean }) {
  return (
    <span className={joinClasses(styles.bubble, isOwn && styles.own, count === 0 && styles.none)}>{count || ''}</span>
  )
}

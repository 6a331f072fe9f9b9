import type { TimelineDay } from '@kinora/contracts'
import { formatDay, mondayOf, useLocale, useTranslation } from '@kinora/i18n'
import { Face, joinClasses } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './DaysChart.module.css'
import { PainLine } from './PainLine.tsx'
import { DayMark } from './DayMark.tsx'

type Props = { days: TimelineDay[] }

/** A row for each kind of fact and a column for each day. */
export function DaysChart({ days }: Props) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const last = days.length - 1
  return (
    <div className={styles.chart}>
      <Row label={t('timeline.done')} days={days}>
        {(day) => <DayMark day={day} />}
      </Row>
      <p className={styles.label}>{t('timeline.pain')}</p>
      <div className={styles.track}>
        <PainLine days={days} />
      </div>
      <Row label={t('timeline.feeling')} days={days}>
        {({ feeling }) => feeling && <Face feeling={feeling} className={styles.face} />}
      </Row>
      <Row label={t('timeline.changes')} days={days}>
        {({ pathChanges }) =>
          pathChanges.length > 0 && (
            <span
              className={joinClasses(
                styles.change,
                pathChanges.every(({ kind }) => kind === 'removed') && styles.removed,
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

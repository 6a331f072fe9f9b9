import type { TimelineDay } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { joinClasses } from '@kinora/ui'
import type { ReactNode } from 'react'
import { HardMark } from '../exercises/ExerciseMark.tsx'
import chart from './DaysChart.module.css'
import { isHard } from './DaysChart.tsx'
import { DayMark } from './DayMark.tsx'
import styles from './TimelineKey.module.css'

type Sign = 'done' | 'gentle' | 'paused' | 'hard' | 'added' | 'removed' | 'fromMember' | 'fromYou'

/** What the signs of the chart mean, as far as they are in it. */
export function TimelineKey({ days }: { days: TimelineDay[] }) {
  const { t } = useTranslation('mfe-team')
  const some = (is: (day: TimelineDay) => boolean) => days.some(is)
  const changed = (kind: string) => some(({ pathChanges }) => pathChanges.some((change) => change.kind === kind))
  const entries: [name: Sign, isThere: boolean, sign: ReactNode][] = [
    ['done', some(({ done }) => done > 0), <DayMark day={{ done: 1, state: 'normal' }} />],
    [
      'gentle',
      some(({ done, state }) => done === 0 && state === 'gentle'),
      <DayMark day={{ done: 0, state: 'gentle' }} />,
    ],
    [
      'paused',
      some(({ done, state }) => done === 0 && state === 'paused'),
      <DayMark day={{ done: 0, state: 'paused' }} />,
    ],
    ['hard', some(isHard), <HardMark />],
    ['added', changed('added') || some(({ doseChanges }) => doseChanges.length > 0), <span className={chart.change} />],
    ['removed', changed('removed'), <span className={joinClasses(chart.change, chart.removed)} />],
    ['fromMember', some(({ messages }) => messages.fromMember > 0), <span className={chart.bubble} />],
    [
      'fromYou',
      some(({ messages }) => messages.fromSpecialist > 0),
      <span className={joinClasses(chart.bubble, chart.own)} />,
    ],
  ]
  return (
    <ul className={styles.key}>
      {entries.map(
        ([name, isThere, sign]) =>
          isThere && (
            <li key={name}>
              <span className={styles.sign}>{sign}</span>
              {t(`timeline.key.${name}`)}
            </li>
          ),
      )}
    </ul>
  )
}

import type { TimelineDay } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { Button, ChartTable, Loaded } from '@kinora/ui'
import { useState } from 'react'
import { Panel } from '../Panel.tsx'
import { DaysChart } from './DaysChart.tsx'
import styles from './MemberTimeline.module.css'
import { painOf } from './painOf.ts'
import { hasChange, PathChanges } from './PathChanges.tsx'
import { useTeamGetTimelineQuery } from './timelineApi.ts'
import { TimelineKey } from './TimelineKey.tsx'
import { useTimelineTable } from './useTimelineTable.ts'

const FORTNIGHT = 14

/** What a member did and told in the last four weeks, day by day; folded, because the last fortnight is above. */
export function MemberTimeline({ id }: { id: number }) {
  const { t } = useTranslation('mfe-team')
  const [isOpen, setOpen] = useState(false)
  const reading = useTeamGetTimelineQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <Panel title={t('timeline.title')} isLine={!isOpen}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'timeline.hide' : 'timeline.show')}
      </Button>
      {isOpen && (
        <Loaded reading={reading} failed={t('timeline.failed')}>
          {(days) => (days.some(hasSomething) ? <Timeline days={days} /> : <p>{t('timeline.empty')}</p>)}
        </Loaded>
      )}
    </Panel>
  )
}

/** Screen readers have the sentence, the changes and the table. On narrow screens the chart is two fortnights. */
function Timeline({ days }: { days: TimelineDay[] }) {
  const sentence = useTimelineSentence()
  const table = useTimelineTable()
  return (
    <>
      <p>{sentence(days)}</p>
      <div className={styles.chart} aria-hidden="true">
        <div className={styles.whole}>
          <DaysChart days={days} />
        </div>
        <div className={styles.halves}>
          <DaysChart days={days.slice(0, -FORTNIGHT)} />
          <DaysChart days={days.slice(-FORTNIGHT)} />
        </div>
        <TimelineKey days={days} />
      </div>
      <PathChanges days={days} />
      <ChartTable wide {...table(days.filter(hasSomething))} />
    </>
  )
}

const hasSomething = (day: TimelineDay): boolean =>
  day.trainings.length > 0 ||
  day.dayFeeling !== null ||
  day.state !== 'normal' ||
  hasChange(day) ||
  day.messages.fromMember + day.messages.fromSpecialist > 0

/** The weeks in a few sentences of facts: days with trainings, the first and last pain. Never what they mean. */
function useTimelineSentence(): (days: TimelineDay[]) => string {
  const { t } = useTranslation('mfe-team')
  return (days) => {
    const trained = days.filter(({ done }) => done > 0).length
    const pains = days.map(painOf).filter((pain) => pain !== null)
    const [first, last] = [pains[0], pains.at(-1)]
    const pain =
      first === undefined || last === undefined
        ? t('timeline.sentence.noPain')
        : pains.length === 1
          ? t('timeline.sentence.onePain', { last })
          : t('timeline.sentence.pain', { first, last })
    return `${trained > 0 ? t('timeline.sentence.trained', { count: trained }) : t('timeline.sentence.notTrained')} ${pain}`
  }
}

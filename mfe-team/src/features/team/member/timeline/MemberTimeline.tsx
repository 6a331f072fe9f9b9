import type { TimelineDay } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { LinkButton, Loaded, TableTwin } from '@kinora/ui'
import { Panel } from '../Panel.tsx'
import { DaysChart } from './DaysChart.tsx'
import styles from './MemberTimeline.module.css'
import { painOf } from './painOf.ts'
import { PathChanges } from './PathChanges.tsx'
import { useTeamGetTimelineQuery } from './timelineApi.ts'
import { TimelineKey } from './TimelineKey.tsx'
import { useTimelineTable } from './useTimelineTable.ts'

const FORTNIGHT = 14

/** What a member did and told in the last four weeks, day by day. */
export function MemberTimeline({ id }: { id: number }) {
  const { t } = useTranslation('mfe-team')
  const reading = useTeamGetTimelineQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <Panel title={t('timeline.title')}>
      <Loaded reading={reading} failed={t('timeline.failed')}>
        {(days) => (days.some(hasSomething) ? <Known days={days} /> : <p>{t('timeline.empty')}</p>)}
      </Loaded>
      <LinkButton icon="print" to={paths.memberReport(id)}>
        {t('report.title')}
      </LinkButton>
    </Panel>
  )
}

/** Screen readers have the sentence, the changes and the table. On narrow screens the chart is two fortnights. */
function Known({ days }: { days: TimelineDay[] }) {
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
      <TableTwin wide {...table(days.filter(hasSomething))} />
    </>
  )
}

const hasSomething = ({ done, painBefore, painAfter, feeling, state, pathChanges, messages }: TimelineDay): boolean =>
  done > 0 ||
  painBefore !== null ||
  painAfter !== null ||
  feeling !== null ||
  state !== 'normal' ||
  pathChanges.length > 0 ||
  messages.fromMember + messages.fromSpecialist > 0

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

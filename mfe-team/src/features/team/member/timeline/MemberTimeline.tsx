import type { TimelineDay } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { LinkButton, Loaded, TableTwin } from '@kinora/ui'
import { Panel } from '../Panel.tsx'
import { DaysChart } from './DaysChart.tsx'
import styles from './MemberTimeline.module.css'
import { PathChanges } from './PathChanges.tsx'
import { useTeamGetTimelineQuery } from './timelineApi.ts'
import { TimelineKey } from './TimelineKey.tsx'
import { useTimelineTable } from './useTimelineTable.ts'
import { useTimelineSentence } from './useTimelineSentence.ts'

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

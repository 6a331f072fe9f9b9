import type { Emotion, Goal, MemberStats, PastCheckIn, SymptomsSurvey } from '@kinora/contracts'
import type { Reading } from '@kinora/http'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { Loaded } from '@kinora/ui'
import type { ReactNode } from 'react'
import { useGoalWords } from '../goals/useGoalWords.ts'
import { useWeekWords } from '../weeks/useWeekWords.ts'
import { WeekBars } from '../weeks/WeekBars.tsx'
import { EmotionStrip } from './EmotionStrip.tsx'
import { PainReport } from './PainReport.tsx'
import { ProgramsReport } from './ProgramsReport.tsx'
import { ReportPart } from './ReportPart.tsx'
import styles from './ReportSheet.module.css'
import { SymptomsReport } from './SymptomsReport.tsx'

type Props = {
  name: string
  from: string
  to: string
  checkIns: Reading<PastCheckIn[]>
  surveys: Reading<SymptomsSurvey[]>
  emotions: Reading<Emotion[]>
  goals: Reading<Goal[]>
  stats: Reading<MemberStats>
  /** For the member, not for whoever they show it to. */
  isOwn?: boolean
  /** The part with the notes. */
  children?: ReactNode
}

/** The report itself: one page of A4, the same for the member and for whoever they show it to. */
export function ReportSheet({
  name,
  from,
  to,
  checkIns,
  surveys,
  emotions,
  goals,
  stats,
  isOwn = false,
  children,
}: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const progressOf = useGoalWords()
  const { sentence } = useWeekWords()
  return (
    <article className={styles.sheet} aria-label={t('report.title')}>
      <p className={styles.who}>
        <b>{name}</b>
        <span>{t('report.period', { from: formatDay(from, locale, 'full'), to: formatDay(to, locale, 'full') })}</span>
      </p>
      <ReportPart title={t('state.pain.title.weeks')} wide>
        <Loaded reading={checkIns} failed={t('state.pain.failed')}>
          {(all) => (
            <>
              <PainReport checkIns={all} today={to} />
              <ProgramsReport checkIns={all} />
            </>
          )}
        </Loaded>
      </ReportPart>
      <ReportPart title={t('state.symptoms.title')}>
        <Loaded reading={surveys} failed={t('state.symptoms.notLoaded')}>
          {(all) => <SymptomsReport surveys={all} />}
        </Loaded>
      </ReportPart>
      <ReportPart title={t(isOwn ? 'state.goals.title' : 'report.goals')}>
        <Loaded reading={goals} failed={t('state.goals.notLoaded')}>
          {(all) =>
            all.length === 0 ? (
              <p>{t('report.noGoals')}</p>
            ) : (
              <dl className={styles.goals}>
                {all.map((goal) => (
                  <div key={goal.id}>
                    <dt>{goal.text}</dt>
                    <dd>{goal.scores.length > 0 ? progressOf(goal) : t('report.unscored')}</dd>
                  </div>
                ))}
              </dl>
            )
          }
        </Loaded>
      </ReportPart>
      <ReportPart title={t('report.emotions')} wide>
        <Loaded reading={emotions} failed={t('state.calendar.failed')}>
          {(all) => <EmotionStrip emotions={all} from={from} to={to} />}
        </Loaded>
      </ReportPart>
      <ReportPart title={t('state.weeks.title')} wide>
        <Loaded reading={stats} failed={t('state.weeks.failed')}>
          {(all) =>
            all.total === 0 ? (
              <p>{t('report.noTrainings')}</p>
            ) : (
              <>
                <p>{sentence(all)}</p>
                <WeekBars weeks={all.weeks} />
              </>
            )
          }
        </Loaded>
      </ReportPart>
      {children}
    </article>
  )
}

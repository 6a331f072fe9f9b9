import type { MemberStats } from '@kinora/contracts'
import type { Reading } from '@kinora/http'
import { addDays, useLocale, useToday, useTranslation } from '@kinora/i18n'
import { REPORT_DAYS, type Locale } from '@kinora/limits'
import { localePath, paths } from '@kinora/paths'
import { buttonLook, LinkButton } from '@kinora/ui'
import { useProfileListEmotionsQuery } from '../emotion/emotionsApi.ts'
import { useProfileListGoalsQuery } from '../goals/goalsApi.ts'
import { useProfileListCheckInsQuery } from '../pain/checkInsApi.ts'
import { atEachVisit } from '../stateApi.ts'
import { useProfileListSurveysQuery } from '../symptoms/symptomsApi.ts'
import { CsvButton } from './CsvButton.tsx'
import { NotesReport } from './NotesReport.tsx'
import { ReportActions } from './ReportActions.tsx'
import { ReportLinks } from './links/ReportLinks.tsx'
import { ReportSheet } from './ReportSheet.tsx'

const OTHER: Record<Locale, Locale> = { pl: 'en', en: 'pl' }

type Props = { person: { firstName: string; lastName: string; isSpecialist: boolean }; stats: Reading<MemberStats> }

/** The last four weeks on one page of A4, to take to a visit, and links by which to show it. */
export function StateReport({ person, stats }: Props) {
  const { t } = useTranslation('mfe-profile')
  const other = OTHER[useLocale()]
  const to = useToday()
  const from = addDays(to, 1 - REPORT_DAYS)
  const checkIns = useProfileListCheckInsQuery({ from, to }, atEachVisit)
  const surveys = useProfileListSurveysQuery(2, atEachVisit)
  const emotions = useProfileListEmotionsQuery({ from, to }, atEachVisit)
  const goals = useProfileListGoalsQuery(undefined, atEachVisit)
  const { currentData: lastSurveys, isError, refetch } = surveys
  const name = `${person.firstName} ${person.lastName}`
  const report = lastSurveys &&
    checkIns.currentData &&
    emotions.currentData &&
    goals.currentData &&
    stats.currentData && {
      firstName: person.firstName,
      lastName: person.lastName,
      from,
      to,
      checkIns: checkIns.currentData,
      surveys: lastSurveys.surveys,
      emotions: emotions.currentData,
      goals: goals.currentData,
      stats: stats.currentData,
    }
  return (
    <>
      <ReportActions>
        {/* Another language is another document, so this is no link of the router. */}
        <a className={buttonLook({})} href={localePath(other, paths.stateReport())} hrefLang={other} lang={other}>
          {t('report.otherLanguage')}
        </a>
        <CsvButton report={report} />
        <LinkButton variant="quiet" to={paths.myState()}>
          {t('report.back')}
        </LinkButton>
      </ReportActions>
      <ReportSheet
        isOwn
        {...{ name, from, to, checkIns, emotions, goals, stats }}
        surveys={{ ...(lastSurveys && { currentData: lastSurveys.surveys }), isError, refetch }}
      >
        <NotesReport reading={checkIns} />
      </ReportSheet>
      {!person.isSpecialist && <ReportLinks />}
    </>
  )
}

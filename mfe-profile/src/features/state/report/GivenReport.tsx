import type { VisitReport } from '@kinora/contracts'
import type { Reading } from '@kinora/http'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import type { ReactNode } from 'react'
import { CsvButton } from './CsvButton.tsx'
import styles from './NotesReport.module.css'
import { ReportActions } from './ReportActions.tsx'
import { ReportPart } from './ReportPart.tsx'
import { ReportSheet } from './ReportSheet.tsx'

const read = <Data,>(currentData: Data): Reading<Data> => ({ currentData, isError: false, refetch: () => {} })

/** Somebody's report for whoever may read it, to print and to download. `children` are more actions. */
export function GivenReport({ report, children }: { report: VisitReport; children?: ReactNode }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const notes = report.checkIns.filter(({ note }) => note)
  return (
    <>
      <ReportActions>
        <CsvButton report={report} />
        {children}
      </ReportActions>
      <ReportSheet
        name={`${report.firstName} ${report.lastName}`}
        from={report.from}
        to={report.to}
        checkIns={read(report.checkIns)}
        surveys={read(report.surveys)}
        emotions={read(report.emotions)}
        goals={read(report.goals)}
        stats={read(report.stats)}
      >
        {notes.length > 0 && (
          <ReportPart title={t('report.notes')} wide>
            <ul className={styles.given}>
              {notes.map(({ id, day, trainingName, note }) => (
                <li key={id}>
                  <b>{formatDay(day, locale, 'long')}</b> {note}{' '}
                  {trainingName && <span className={styles.program}>{trainingName}</span>}
                </li>
              ))}
            </ul>
          </ReportPart>
        )}
      </ReportSheet>
    </>
  )
}

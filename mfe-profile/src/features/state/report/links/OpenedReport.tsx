import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { EmptyState, Loaded, PageHead, useHydrated, Wrap } from '@kinora/ui'
import { GivenReport } from '../GivenReport.tsx'
import { useProfileCheckReportQuery, useProfileOpenReportQuery } from './reportLinksApi.ts'
import styles from './OpenedReport.module.css'

/** A visitor has no event stream that would say that the member has ended the link. */
const CHECK_MS = 4_000

/**
 * A report for whoever has its link. The token is after the `#`, which browsers send to nobody: it is in no log and in no
 * referrer, and without JavaScript nothing is opened.
 */
export function OpenedReport() {
  const { t } = useTranslation('mfe-profile')
  const isHydrated = useHydrated()
  const token = isHydrated ? location.hash.slice(1) : ''
  const reading = useProfileOpenReportQuery(token, { skip: token === '' })
  const { error: endedBy } = useProfileCheckReportQuery(token, {
    skip: !reading.currentData,
    pollingInterval: CHECK_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
  const status = problemOf(endedBy ?? reading.error)?.status
  const isEnded = status === 404 || status === 410 || status === 400 || (isHydrated && token === '')
  return (
    <Wrap>
      <PageHead
        title={t('report.title')}
        description={t('report.shared.lead')}
        path={paths.visitReport()}
        // The language switch keeps the token.
        {...(token && { alternates: { pl: paths.visitReport(token), en: paths.visitReport(token) } })}
        noIndex
      />
      <meta name="referrer" content="no-referrer" />
      <div className={styles.page}>
        <h1>{t('report.title')}</h1>
        <p className={styles.lead}>{t('report.shared.lead')}</p>
        {isEnded ? (
          <EmptyState sentence={t(status === 410 ? 'report.shared.ended' : 'report.shared.unknown')} />
        ) : (
          <Loaded reading={reading} failed={t('report.shared.failed')}>
            {(report) => <GivenReport report={report} />}
          </Loaded>
        )}
      </div>
    </Wrap>
  )
}

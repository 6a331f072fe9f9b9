import { useTranslation } from '@kinora/i18n'
import { Loaded } from '@kinora/ui'
import { GivenReport } from './GivenReport.tsx'
import { useProfileGetMemberReportQuery } from './links/reportLinksApi.ts'

/** The report of a member of the user's team. */
export function MemberReport({ memberId }: { memberId: number }) {
  const { t } = useTranslation('mfe-profile')
  const reading = useProfileGetMemberReportQuery(memberId)
  return (
    <Loaded reading={reading} failed={t('report.shared.failed')}>
      {(report) => <GivenReport report={report} />}
    </Loaded>
  )
}

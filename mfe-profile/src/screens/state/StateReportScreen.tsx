import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useProfileGetStatsQuery } from '../../features/profile/memberApi.ts'
import { ProfilePage } from '../../features/profile/ProfilePage.tsx'
import { StateReport } from '../../features/state/report/StateReport.tsx'
import type { ComponentProps } from 'react'

/** One page about the member's state, to print and take to a visit. */
export default function StateReportScreen() {
  const { t } = useTranslation('mfe-profile')
  return (
    <ProfilePage title={t('report.title')} lead={t('report.lead')} path={paths.stateReport()}>
      {({ userData }) => <OwnReport person={userData} />}
    </ProfilePage>
  )
}

function OwnReport({ person }: { person: ComponentProps<typeof StateReport>['person'] }) {
  return <StateReport person={person} stats={useProfileGetStatsQuery()} />
}

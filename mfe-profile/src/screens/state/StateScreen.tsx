import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useProfileGetSpecialistQuery, useProfileGetStatsQuery } from '../../features/profile/memberApi.ts'
import { ProfilePage } from '../../features/profile/ProfilePage.tsx'
import { MemberState } from '../../features/state/MemberState.tsx'

/** How the member is: feeling, symptoms, pain, goals, trainings. */
export default function StateScreen() {
  const { t } = useTranslation('mfe-profile')
  return (
    <ProfilePage title={t('state.title')} lead={t('state.lead')} path={paths.myState()}>
      {({ userData }) => <OwnState isSpecialist={userData.isSpecialist} />}
    </ProfilePage>
  )
}

function OwnState({ isSpecialist }: { isSpecialist: boolean }) {
  const { currentData: specialist = null } = useProfileGetSpecialistQuery(undefined, { skip: isSpecialist })
  const stats = useProfileGetStatsQuery()
  return <MemberState specialist={specialist} stats={stats} />
}

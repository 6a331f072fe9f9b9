import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useProfileGetSpecialistQuery } from '../features/profile/memberApi.ts'
import { ProfilePage } from '../features/profile/ProfilePage.tsx'
import { AccessSection } from '../features/settings/data/AccessSection.tsx'
import { ConsentSection } from '../features/settings/data/ConsentSection.tsx'
import { DeleteSection } from '../features/settings/data/DeleteSection.tsx'
import { ExportSection } from '../features/settings/data/ExportSection.tsx'
import { HeldSection } from '../features/settings/data/HeldSection.tsx'
import { TeamSection } from '../features/settings/data/TeamSection.tsx'
import { Panel } from '../features/settings/Panel.tsx'
import { SettingsNav } from '../features/settings/SettingsNav.tsx'

/** What is stored about the user, who looked at it, and what they allow. */
export default function DataScreen() {
  const { t } = useTranslation('mfe-profile')
  return (
    <ProfilePage title={t('data.title')} lead={t('data.lead')} path={paths.myData()}>
      {({ userData }) => (
        <>
          <SettingsNav />
          <Panel>
            <HeldSection />
            <ExportSection />
            <AccessSection />
            <ConsentSection />
            {!userData.isSpecialist && <OwnTeam />}
            <DeleteSection />
          </Panel>
        </>
      )}
    </ProfilePage>
  )
}

function OwnTeam() {
  const { currentData: specialist } = useProfileGetSpecialistQuery()
  return <TeamSection specialist={specialist} />
}

import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { ProfilePage } from '../features/profile/ProfilePage.tsx'
import { ProfileEditor } from '../features/settings/edit/ProfileEditor.tsx'
import { SettingsNav } from '../features/settings/SettingsNav.tsx'

/** The reader's profile, to change. */
export default function EditScreen() {
  const { t } = useTranslation('mfe-profile')
  return (
    <ProfilePage title={t('edit.title')} lead={t('edit.lead')} path={paths.editProfile()}>
      {() => (
        <>
          <SettingsNav />
          <ProfileEditor />
        </>
      )}
    </ProfilePage>
  )
}

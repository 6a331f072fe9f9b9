import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useSession } from '@kinora/session'
import { ProfilePage } from '../features/profile/ProfilePage.tsx'
import { ProfileEditor } from '../features/settings/edit/ProfileEditor.tsx'
import { SettingsNav } from '../features/settings/SettingsNav.tsx'

/** The user's profile, to change. */
export default function EditScreen() {
  const { t } = useTranslation('mfe-profile')
  const { session } = useSession()
  const role = session?.userData.isSpecialist ? 'specialist' : 'member'
  return (
    <ProfilePage title={t('edit.title')} lead={session ? t(`edit.lead.${role}`) : undefined} path={paths.editProfile()}>
      {() => (
        <>
          <SettingsNav />
          <ProfileEditor />
        </>
      )}
    </ProfilePage>
  )
}

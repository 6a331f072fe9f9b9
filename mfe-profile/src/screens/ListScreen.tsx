import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { SavedSection } from '../features/list/SavedSection.tsx'
import { ProfilePage } from '../features/profile/ProfilePage.tsx'

/** The profile with the user's own list: what to watch, and favourites. */
export default function ListScreen() {
  const { t } = useTranslation('mfe-profile')
  return (
    <ProfilePage title={t('list.title')} lead={t('list.lead')} path={paths.profile()}>
      {() => (
        <>
          <SavedSection list="watchList" />
          <SavedSection list="favourites" />
        </>
      )}
    </ProfilePage>
  )
}

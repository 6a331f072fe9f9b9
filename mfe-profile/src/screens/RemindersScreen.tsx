import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { EmptyState, LinkButton } from '@kinora/ui'
import { ProfilePage } from '../features/profile/ProfilePage.tsx'
import { RemindersEditor } from '../features/settings/reminders/RemindersEditor.tsx'
import { SettingsNav } from '../features/settings/SettingsNav.tsx'

/** A member's reminders to train. Specialists have none. */
export default function RemindersScreen() {
  const { t } = useTranslation('mfe-profile')
  return (
    <ProfilePage title={t('reminders.title')} lead={t('reminders.lead')} path={paths.reminders()}>
      {({ userData: { isSpecialist, emailVerified } }) => (
        <>
          <SettingsNav />
          {isSpecialist ? (
            <EmptyState
              sentence={t('reminders.forMembers')}
              action={<LinkButton to={paths.profile()}>{t('reminders.toProfile')}</LinkButton>}
            />
          ) : (
            <RemindersEditor emailVerified={emailVerified} />
          )}
        </>
      )}
    </ProfilePage>
  )
}

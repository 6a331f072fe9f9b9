import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { ProfilePage } from '../features/profile/ProfilePage.tsx'
import { DevicesSection } from '../features/settings/account/DevicesSection.tsx'
import { EmailSection } from '../features/settings/account/EmailSection.tsx'
import { EventsSection } from '../features/settings/account/EventsSection.tsx'
import { GoogleSection } from '../features/settings/account/GoogleSection.tsx'
import { PasswordSection } from '../features/settings/account/PasswordSection.tsx'
import { TwoStepSection } from '../features/settings/account/TwoStepSection.tsx'
import { Panel } from '../features/settings/Panel.tsx'
import { SettingsNav } from '../features/settings/SettingsNav.tsx'

/** How somebody signs in: e-mail address, password, second step, Google; where they are signed in, and what happened to the account. */
export default function AccountScreen() {
  const { t } = useTranslation('mfe-profile')
  return (
    <ProfilePage title={t('account.title')} lead={t('account.lead')} path={paths.account()}>
      {({ userData: { email, emailVerified } }) => (
        <>
          <SettingsNav />
          <Panel>
            <EmailSection email={email} isVerified={emailVerified} />
            <PasswordSection />
            <TwoStepSection />
            <GoogleSection />
            <DevicesSection />
            <EventsSection />
          </Panel>
        </>
      )}
    </ProfilePage>
  )
}

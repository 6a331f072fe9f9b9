import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useRequiredSession } from '@kinora/session'
import { LinkButton } from '@kinora/ui'
import { DataSection } from './own/DataSection.tsx'
import { EmailSection } from './own/EmailSection.tsx'
import { GoogleSection } from './own/GoogleSection.tsx'
import { OwnSection } from './own/OwnSection.tsx'
import { WaitingPage } from './own/WaitingPage.tsx'
import { AccountPage } from './page/AccountPage.tsx'

/** Settings of the account: e-mail, password, Google, data, deletion. Personal details belong to the profile. */
export default function AccountScreen() {
  const { t } = useTranslation('account')
  const session = useRequiredSession()
  if (!session) return <WaitingPage title={t('own.title')} />

  const { email, emailVerified } = session.userData
  return (
    <AccountPage title={t('own.title')} lead={t('own.lead')}>
      <EmailSection email={email} isVerified={emailVerified} />
      <OwnSection title={t('own.password.title')} text={t('own.password.text')}>
        <LinkButton to={paths.changePassword()}>{t('own.password.change')}</LinkButton>
      </OwnSection>
      <GoogleSection />
      <DataSection />
      <OwnSection title={t('own.delete.title')} text={t('own.delete.text')}>
        <LinkButton to={paths.deleteAccount()}>{t('own.delete.go')}</LinkButton>
      </OwnSection>
    </AccountPage>
  )
}

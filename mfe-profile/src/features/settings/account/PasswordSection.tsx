import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { LinkButton } from '@kinora/ui'
import { SettingsSection } from '../SettingsSection.tsx'

/** Leads to the form for another password. */
export function PasswordSection() {
  const { t } = useTranslation('mfe-profile')
  return (
    <SettingsSection title={t('account.password.title')} text={t('account.password.text')}>
      <LinkButton to={paths.changePassword()}>{t('account.password.change')}</LinkButton>
    </SettingsSection>
  )
}

import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { LinkButton } from '@kinora/ui'
import { SettingsSection } from '../SettingsSection.tsx'

/** Leads to passkeys and the second step of a sign-in. */
export function TwoStepSection() {
  const { t } = useTranslation('mfe-profile')
  return (
    <SettingsSection title={t('twoStep.title')} text={t('twoStep.lead')}>
      <LinkButton to={paths.twoStep()}>{t('twoStep.open')}</LinkButton>
    </SettingsSection>
  )
}

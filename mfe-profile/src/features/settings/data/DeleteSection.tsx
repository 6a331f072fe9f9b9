import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { LinkButton } from '@kinora/ui'
import { SettingsSection } from '../SettingsSection.tsx'

/** Leads to the deletion of the account. */
export function DeleteSection() {
  const { t } = useTranslation('mfe-profile')
  return (
    <SettingsSection title={t('data.delete.title')} text={t('data.delete.text')}>
      <LinkButton to={paths.deleteAccount()}>{t('data.delete.go')}</LinkButton>
    </SettingsSection>
  )
}

import { GoogleButton, useGoogle, useProviders, useWords } from '@kinora/forms'
import { useLocale } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { SettingsSection } from '../SettingsSection.tsx'

/** Links Google sign-in to the current account, where Google is configured. */
export function GoogleSection() {
  const words = useWords('mfe-profile', 'account.google')
  const google = useGoogle(localePath(useLocale(), paths.account()))
  if (!useProviders().includes('google')) return null
  return (
    <SettingsSection title={words('title')} text={words('text')}>
      <GoogleButton google={google} words={words} />
    </SettingsSection>
  )
}

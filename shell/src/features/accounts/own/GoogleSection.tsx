import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { GoogleButton } from '../page/GoogleButton.tsx'
import { useGoogle } from '../page/useGoogle.ts'
import { useProviders } from '../page/useProviders.ts'
import { OwnSection } from './OwnSection.tsx'

/** Links Google sign-in to the current account. */
export function GoogleSection() {
  const { t } = useTranslation('account')
  const google = useGoogle(localePath(useLocale(), paths.account()))
  if (!useProviders().includes('google')) return null
  return (
    <OwnSection title={t('own.google.title')} text={t('own.google.text')}>
      <GoogleButton google={google} />
    </OwnSection>
  )
}

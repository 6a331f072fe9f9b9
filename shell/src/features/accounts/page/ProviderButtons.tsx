import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { GoogleButton } from './GoogleButton.tsx'
import styles from './ProviderButtons.module.css'
import { useGoogle } from './useGoogle.ts'

/** Sign-in with Google, where it is configured; nothing otherwise. */
export function ProviderButtons({ callbackUrl }: { callbackUrl?: string }) {
  const { t } = useTranslation('account')
  const google = useGoogle(callbackUrl ?? paths.programs())
  if (!google.isOffered) return null
  return (
    <div className={styles.others}>
      <p className={styles.or}>{t('signIn.or')}</p>
      <GoogleButton wide google={google} />
    </div>
  )
}

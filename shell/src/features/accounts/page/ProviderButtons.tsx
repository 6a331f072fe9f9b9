import { useTranslation } from '@kinora/i18n'
import type { ReactNode } from 'react'
import { GoogleButton } from './GoogleButton.tsx'
import styles from './ProviderButtons.module.css'
import { useGoogle } from './useGoogle.ts'
import { useProviders } from './useProviders.ts'

type Props = {
  callbackUrl: string
  /** Leads to signing in by a mailed link and back. */
  linkButton: ReactNode
}

/** The ways to sign in beside the password, as far as they are configured; nothing otherwise. */
export function ProviderButtons({ callbackUrl, linkButton }: Props) {
  const { t } = useTranslation('account')
  const google = useGoogle(callbackUrl)
  const providers = useProviders()
  const [hasLink, hasGoogle] = ['email', 'google'].map((id) => providers.includes(id))
  if (!hasLink && !hasGoogle) return null
  return (
    <div className={styles.others}>
      <p className={styles.or}>{t('signIn.or')}</p>
      {hasLink && linkButton}
      {hasGoogle && <GoogleButton wide google={google} />}
    </div>
  )
}

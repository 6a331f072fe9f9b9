import { GoogleButton, useGoogle, useProviders, useWords } from '@kinora/forms'
import type { ReactNode } from 'react'
import styles from './ProviderButtons.module.css'

type Props = {
  callbackUrl: string
  /** Signs in with a passkey, where the browser knows them. */
  passkeyButton: ReactNode
  /** Leads to signing in by a mailed link and back. */
  linkButton: ReactNode
}

/** The ways to sign in beside the password, as far as they are configured; nothing otherwise. */
export function ProviderButtons({ callbackUrl, passkeyButton, linkButton }: Props) {
  const words = useWords('mfe-account', 'signIn')
  const google = useGoogle(callbackUrl)
  const providers = useProviders()
  const [hasLink, hasGoogle] = ['email', 'google'].map((id) => providers.includes(id))
  if (!passkeyButton && !hasLink && !hasGoogle) return null
  return (
    <div className={styles.others}>
      <p className={styles.or}>{words('or')}</p>
      {passkeyButton}
      {hasLink && linkButton}
      {hasGoogle && <GoogleButton wide google={google} words={words} />}
    </div>
  )
}

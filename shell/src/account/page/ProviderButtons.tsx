import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { sessionClient } from '@kinora/session'
import { Button } from '@kinora/ui'
import { useEffect, useState } from 'react'
import { GoogleMark } from './GoogleMark.tsx'
import styles from './ProviderButtons.module.css'

/** Signing in by Google, where this Kinora is set up for it. Nothing otherwise, and nothing while that is unknown. */
export function ProviderButtons({ callbackUrl }: { callbackUrl?: string }) {
  const { t } = useTranslation('account')
  const [hasGoogle, setHasGoogle] = useState(false)
  const [leaving, setLeaving] = useState(false)

  useEffect(() => {
    // Who cannot learn of another way still has this one.
    sessionClient.providers().then((providers) => setHasGoogle('google' in providers), () => {})
  }, [])

  useEffect(() => {
    const comeBack = () => setLeaving(false)
    // A page that the browser kept is as it was when it was left.
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  async function leave() {
    setLeaving(true)
    location.assign(await sessionClient.startSignIn('google', callbackUrl ?? paths.programs()).catch(() => '/api/auth/error'))
  }

  if (!hasGoogle) return null
  return (
    <div className={styles.others}>
      <p className={styles.or}>{t('signIn.or')}</p>
      <Button wide aria-disabled={leaving || undefined} onClick={() => leaving || void leave()}>
        <GoogleMark />
        {t(leaving ? 'signIn.googleBusy' : 'signIn.google')}
      </Button>
    </div>
  )
}

import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { useSession } from '@kinora/session'
import { Icon, VisuallyHidden, Wrap } from '@kinora/ui'
import styles from './SessionExpired.module.css'

/**
 * Shown when the session has expired. Its sign-in link opens a new tab and this one follows it, so that nothing typed
 * here is lost.
 */
export function SessionExpired() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const { ended } = useSession()
  return (
    <div role="status">
      {ended === 'expired' && (
        <Wrap className={styles.notice}>
          <Icon name="info" />
          <span>{t('session.expired')}</span>
          <a href={localePath(locale, paths.signIn())} target="_blank" rel="noopener">
            {t('session.signInAgain')}
            <VisuallyHidden> {t('newTab')}</VisuallyHidden>
          </a>
        </Wrap>
      )}
    </div>
  )
}

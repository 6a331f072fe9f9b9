import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { Link, useLocation } from '@kinora/router'
import { useSession } from '@kinora/session'
import { Icon, Wrap } from '@kinora/ui'
import styles from './SessionExpired.module.css'

/** Says on a page for everybody why somebody is a visitor there now. Other pages lead to the sign-in page. */
export function SessionExpired() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const { pathname, search, hash } = useLocation()
  const { ended } = useSession()
  return (
    <div role="status">
      {ended === 'expired' && (
        <Wrap className={styles.notice}>
          <Icon name="info" />
          <span>{t('session.expired')}</span>
          <Link to={paths.signIn({ callbackUrl: localePath(locale, pathname) + search + hash })}>
            {t('session.signInAgain')}
          </Link>
        </Wrap>
      )}
    </div>
  )
}

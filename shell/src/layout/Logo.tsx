import { useTranslation } from '@kinora/i18n'
import { Link } from '@kinora/router'
import { Mark, useSite } from '@kinora/ui'
import styles from './Logo.module.css'

/** The sun over hills and the name: the way home. */
export function Logo() {
  const { t } = useTranslation('shell')
  const { hasHome } = useSite()
  return (
    <Link className={styles.logo} to="/" reloadDocument={!hasHome} aria-label={t('logo')}>
      <Mark />
      <span>Kinora</span>
    </Link>
  )
}

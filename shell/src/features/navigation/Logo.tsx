import { useTranslation } from '@kinora/i18n'
import { Link } from '@kinora/router'
import { Mark, useSite } from '@kinora/ui'
import styles from './Logo.module.css'

/** The mark and the name, as a link to the first page. */
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

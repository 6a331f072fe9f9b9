import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { NavLink } from '@kinora/router'
import { useSession } from '@kinora/session'
import styles from './SettingsNav.module.css'

/** Links between the settings pages. */
export function SettingsNav() {
  const { t } = useTranslation('mfe-profile')
  const { role } = useSession()
  const pages = [
    { name: 'edit', path: paths.editProfile() },
    { name: 'own', path: paths.account() },
    { name: 'data', path: paths.myData() },
    ...(role === 'member' ? [{ name: 'reminders', path: paths.reminders() } as const] : []),
  ] as const
  return (
    <nav className={styles.nav} aria-label={t('account.nav.label')}>
      <ul className={styles.links}>
        {pages.map(({ name, path }) => (
          <li key={name}>
            <NavLink to={path} className={styles.link}>
              {t(`account.nav.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

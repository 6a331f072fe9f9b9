import { useTranslation } from '@kinora/i18n'
import { NavLink } from '@kinora/router'
import { Icon, useSite, type IconName } from '@kinora/ui'
import styles from './ProfileLinks.module.css'

type Page = 'list' | 'path' | 'state' | 'reminders' | 'subscription' | 'edit' | 'data' | 'help' | 'affiliate'
type Label = `sidebar.links.${Page}`

export type ProfileLink = {
  path: string
  label: Label
  icon: IconName
  /** Left out on its own page; others are marked there. */
  isHiddenHere?: boolean
}

type Props = {
  links: ProfileLink[]
  /** The page that is shown. */
  path: string
  /** A page of another site, after them. */
  elsewhere?: { url: string | undefined; label: Label }
}

/** Links to the pages of the profile that a release provides. */
export function ProfileLinks({ links, path: here, elsewhere }: Props) {
  const { t } = useTranslation('mfe-profile')
  const { isProvided } = useSite()
  const visibleLinks = links.filter(({ path, isHiddenHere }) => isProvided(path) && !(isHiddenHere && path === here))
  if (visibleLinks.length === 0) return null
  return (
    <nav className={styles.links} aria-label={t('sidebar.links.label')}>
      <ul>
        {visibleLinks.map(({ path, label, icon }) => (
          <li key={path}>
            <NavLink to={path} end>
              <Icon name={icon} />
              {t(label)}
            </NavLink>
          </li>
        ))}
        {elsewhere?.url && (
          <li>
            <a href={elsewhere.url} rel="noreferrer">
              <Icon name="external-link" />
              {t(elsewhere.label)}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

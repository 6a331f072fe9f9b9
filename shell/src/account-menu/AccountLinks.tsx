import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { Link, NavLink, useLocation } from '@kinora/router'
import { useSession, type Role } from '@kinora/session'
import { Skeleton, VisuallyHidden } from '@kinora/ui'
import { useIsProvided } from '../layout/useIsProvided.ts'
import { useSignOut } from './useSignOut.ts'

type AccountLink = { path: string; label: string; role?: Role }

/** Specification, section 2, "Shell". */
const LINKS: AccountLink[] = [
  { path: paths.profile(), label: 'account.profile' },
  { path: paths.myTeam(), label: 'account.myTeam', role: 'specialist' },
  { path: paths.myPath(), label: 'account.myPath', role: 'member' },
  { path: paths.myState(), label: 'account.myState', role: 'member' },
  { path: paths.editProfile(), label: 'account.edit' },
]

/** What the account offers: to a visitor a way in, to others their pages that a release provides, and the way out. */
export function AccountLinks() {
  const { status } = useSession()
  const { t } = useTranslation('shell')
  if (status === 'authenticated') return <OwnPages />
  if (status === 'unauthenticated') return <WaysIn />
  return (
    <div role="status">
      <VisuallyHidden>{t('account.waiting')}</VisuallyHidden>
      <Skeleton />
      <Skeleton short />
    </div>
  )
}

function OwnPages() {
  const { t } = useTranslation('shell')
  const { role } = useSession()
  const isProvided = useIsProvided()
  const signOut = useSignOut()
  const links = LINKS.filter((link) => (link.role === undefined || link.role === role) && isProvided(link.path))
  return (
    <ul>
      {links.map(({ path, label }) => (
        <li key={path}>
          <NavLink to={path} end>
            {t(label)}
          </NavLink>
        </li>
      ))}
      <li>
        <NavLink to={paths.account()}>{t('account.own')}</NavLink>
      </li>
      <li>
        <button type="button" onClick={() => void signOut()}>
          {t('account.signOut')}
        </button>
      </li>
    </ul>
  )
}

/** Signing in leads back to where one was. */
function WaysIn() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const callbackUrl = pathname.startsWith('/auth/') ? undefined : localePath(locale, pathname) + search
  return (
    <ul>
      <li>
        <Link to={paths.signIn({ callbackUrl })}>{t('account.signIn')}</Link>
      </li>
      <li>
        <Link to={paths.signUp({ callbackUrl })}>{t('account.signUp')}</Link>
      </li>
    </ul>
  )
}

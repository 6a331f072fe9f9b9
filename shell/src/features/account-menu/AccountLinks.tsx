import { useLocale, useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { localePath, paths } from '@kinora/paths'
import { Link, NavLink, useLocation, useNavigate } from '@kinora/router'
import { useSession, type Role, sessionClient } from '@kinora/session'
import { Skeleton, useSite, Waiting } from '@kinora/ui'
import type { ReactNode } from 'react'

type Page = 'profile' | 'myTeam' | 'myPath' | 'messages' | 'myState' | 'edit' | 'own' | 'data'
type AccountLink = { path: string; label: `account.${Page}`; role?: Role }
type Props = {
  /** What stands after the name of the link to a path. */
  badgeOf: (path: string) => ReactNode
}

/** In order; `role` limits a link to one role. */
const LINKS: AccountLink[] = [
  { path: paths.profile(), label: 'account.profile' },
  { path: paths.myTeam(), label: 'account.myTeam', role: 'specialist' },
  { path: paths.myPath(), label: 'account.myPath', role: 'member' },
  { path: paths.messages(), label: 'account.messages', role: 'member' },
  { path: paths.myState(), label: 'account.myState', role: 'member' },
  { path: paths.editProfile(), label: 'account.edit' },
  { path: paths.account(), label: 'account.own' },
  { path: paths.myData(), label: 'account.data' },
]

const pageOf = (path: string) => path.split('?')[0]!

/** For visitors sign-in and sign-up; for users their own pages, as far as a release provides them, and sign-out. */
export function AccountLinks({ badgeOf }: Props) {
  const { status } = useSession()
  const { t } = useTranslation('shell')
  if (status === 'authenticated') return <OwnPages badgeOf={badgeOf} />
  if (status === 'unauthenticated') return <VisitorLinks />
  return (
    <Waiting label={t('account.waiting')}>
      <Skeleton />
      <Skeleton short />
    </Waiting>
  )
}

function OwnPages({ badgeOf }: Props) {
  const { t } = useTranslation('shell')
  const { role } = useSession()
  const { isProvided } = useSite()
  const signOut = useSignOut()
  const links = LINKS.filter((link) => (link.role === undefined || link.role === role) && isProvided(pageOf(link.path)))
  return (
    <ul>
      {links.map(({ path, label }) => (
        <li key={path}>
          <NavLink to={path} end>
            {t(label)}
            {badgeOf(path)}
          </NavLink>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => void signOut()}>
          {t('account.signOut')}
        </button>
      </li>
    </ul>
  )
}

/** With the current page as callback URL. */
function VisitorLinks() {
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

/** Signs out in all tabs and goes to the locale's sign-in page; shows a notice when the server does not answer. */
function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  return async () => {
    try {
      await sessionClient.signOut()
      await navigate(paths.signIn())
    } catch {
      addNotice({ kind: 'error', text: t('account.notSignedOut') })
    }
  }
}

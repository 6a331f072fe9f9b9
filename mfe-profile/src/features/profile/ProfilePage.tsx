import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useRequiredSession, type Session } from '@kinora/session'
import { Breadcrumbs, joinClasses, PageHead, SidebarPage, Skeleton, Waiting, Wrap } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './ProfilePage.module.css'
import { Sidebar } from './Sidebar.tsx'

type Props = {
  title: string
  /** In place of the title on the page, such as a greeting. */
  heading?: string
  lead?: string
  path: string
  children: (session: Session) => ReactNode
}

/**
 * The frame of every page of the profile: the user's own sidebar beside a wide column. Others than users are sent to
 * the sign-in page, which leads back.
 */
export function ProfilePage({ title, heading = title, lead, path, children }: Props) {
  const { t } = useTranslation('mfe-profile')
  const session = useRequiredSession()
  return (
    <Wrap>
      <PageHead title={title} description={lead ?? title} path={path} noIndex />
      <Breadcrumbs ns="mfe-profile" />
      <SidebarPage
        label={t('sidebar.label')}
        title={heading}
        lead={lead}
        summary={session ? <Sidebar session={session} path={path} part="summary" /> : <Skeleton shape="block" />}
        side={
          session && (
            <div className={joinClasses(styles.side, path !== paths.profile() && styles.elsewhere)}>
              <Sidebar session={session} path={path} part="links" />
            </div>
          )
        }
      >
        {session ? children(session) : <Waiting label={t('waiting')} />}
      </SidebarPage>
    </Wrap>
  )
}

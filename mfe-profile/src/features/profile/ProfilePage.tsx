import { useTranslation } from '@kinora/i18n'
import { useRequiredSession, type Session } from '@kinora/session'
import { Breadcrumbs, PageHead, SidebarPage, Skeleton, VisuallyHidden, Wrap } from '@kinora/ui'
import type { ReactNode } from 'react'
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
 * The frame of every page of the profile: the reader's own sidebar beside a wide column. Others than users are sent to
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
        side={session && <Sidebar session={session} path={path} part="links" />}
      >
        {session ? (
          children(session)
        ) : (
          <div role="status">
            <VisuallyHidden>{t('waiting')}</VisuallyHidden>
            <Skeleton shape="block" />
          </div>
        )}
      </SidebarPage>
    </Wrap>
  )
}

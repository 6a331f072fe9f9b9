import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { useRequiredSession, useSession } from '@kinora/session'
import { Breadcrumbs, EmptyState, LinkButton, PageHead, SidebarPage, Skeleton, VisuallyHidden, Wrap } from '@kinora/ui'
import type { ReactNode } from 'react'

type Props = {
  title: string
  lead?: string
  path: string
  /** The member whom the page is about, in the browser's title and the breadcrumbs. */
  name?: string | undefined
  children: ReactNode
}

/** The frame of a specialist's pages: their sidebar of the profile beside the content, which members do not see. */
export function TeamPage({ title, lead, path, name, children }: Props) {
  const { t } = useTranslation('mfe-team')
  const session = useRequiredSession()
  const { role } = useSession()
  return (
    <Wrap>
      <PageHead title={name ?? title} description={t('description')} path={path} noIndex />
      <Breadcrumbs ns="mfe-team" path={name === undefined ? undefined : `${paths.myTeam()}/member`} lastTitle={name} />
      <SidebarPage
        label={t('sidebar')}
        title={title}
        lead={lead}
        summary={
          <Slot name="profile.sidebar.v1" props={{ part: 'summary', path }} waiting={<Skeleton shape="block" />} />
        }
        side={<Slot name="profile.sidebar.v1" props={{ part: 'links', path }} waiting={<Skeleton shape="block" />} />}
      >
        {!session ? (
          <div role="status">
            <VisuallyHidden>{t('waiting')}</VisuallyHidden>
            <Skeleton shape="block" />
          </div>
        ) : role === 'specialist' ? (
          children
        ) : (
          <EmptyState
            sentence={t('forSpecialists')}
            action={<LinkButton to={paths.profile()}>{t('toProfile')}</LinkButton>}
          />
        )}
      </SidebarPage>
    </Wrap>
  )
}

import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { Breadcrumbs, PageHead, SidebarPage, Skeleton, Wrap } from '@kinora/ui'
import type { ReactNode } from 'react'
import { SpecialistOnly } from './SpecialistOnly.tsx'

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
        <SpecialistOnly>{children}</SpecialistOnly>
      </SidebarPage>
    </Wrap>
  )
}

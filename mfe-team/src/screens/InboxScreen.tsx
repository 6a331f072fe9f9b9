import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useRequiredSession, useSession } from '@kinora/session'
import { Breadcrumbs, EmptyState, LinkButton, PageHead, PageTop, Waiting, Wrap } from '@kinora/ui'
import { SpecialistColours } from '../features/frame/SpecialistColours.tsx'
import { Inbox } from '../features/team/inbox/Inbox.tsx'

/** All conversations of a specialist with their members. */
export default function InboxScreen() {
  const { t } = useTranslation('mfe-team')
  const session = useRequiredSession()
  const { role } = useSession()
  return (
    <Wrap>
      <PageHead title={t('inbox.title')} description={t('inbox.description')} path={paths.inbox()} noIndex />
      <Breadcrumbs ns="mfe-team" />
      <PageTop title={t('inbox.title')} />
      {!session ? (
        <Waiting />
      ) : role === 'specialist' ? (
        <SpecialistColours>
          <Inbox />
        </SpecialistColours>
      ) : (
        <EmptyState
          sentence={t('inbox.forSpecialists')}
          action={<LinkButton to={paths.messages()}>{t('inbox.toOwn')}</LinkButton>}
        />
      )}
    </Wrap>
  )
}

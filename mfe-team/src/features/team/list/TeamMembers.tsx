import type { ListOf, TeamMember } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useLocation, useNavigate } from '@kinora/router'
import { useSession } from '@kinora/session'
import { EmptyState, ErrorState, LinkButton, Pagination, Skeleton, useOnline, VisuallyHidden } from '@kinora/ui'
import { useTeamListMembersQuery } from '../teamApi.ts'
import { MemberRow } from './MemberRow.tsx'
import { NotVerified } from './NotVerified.tsx'
import { readTeamList, teamListPath, type TeamList } from './teamList.ts'
import styles from './TeamMembers.module.css'
import { TeamTools } from './TeamTools.tsx'

/** The list of members with its search and order. What is shown is in the address. */
export function TeamMembers() {
  const { t } = useTranslation('mfe-team')
  const navigate = useNavigate()
  const { search } = useLocation()
  const { session } = useSession()
  const list = readTeamList(search)
  const reading = useTeamListMembersQuery(list, {
    skip: !session,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  })
  const { data, currentData, error, refetch } = reading
  const shown = currentData ?? data
  if (error && 'status' in error && error.status === 403) return <NotVerified />
  if (!shown) return error ? <Failed onRetry={() => void refetch()} /> : <Waiting />
  const { total } = shown.meta.pagination
  if (total === 0 && !list.search && currentData) return <NoMembers />

  const change = (next: Partial<TeamList>) =>
    void navigate(teamListPath({ ...list, page: 1, ...next }), { replace: true, preventScrollReset: true })
  return (
    <>
      <div className={styles.links}>
        <Invite />
        <LinkButton to={paths.pathTemplates()}>{t('templates.link')}</LinkButton>
      </div>
      <TeamTools list={list} onChange={change} />
      {error && !currentData ? (
        <Failed onRetry={() => void refetch()} />
      ) : (
        <Found list={list} shown={shown} isStale={!currentData} />
      )}
    </>
  )
}

type FoundProps = { list: TeamList; shown: ListOf<TeamMember>; isStale: boolean }

function Found({ list, shown: { data: members, meta }, isStale }: FoundProps) {
  const { t } = useTranslation('mfe-team')
  const { page, pageCount, total } = meta.pagination
  const all = <LinkButton to={teamListPath({ ...list, search: '', page: 1 })}>{t('list.showAll')}</LinkButton>
  return (
    <>
      <p className={styles.count} role="status">
        {t('list.count', { count: total })}
      </p>
      {members.length === 0 ? (
        <EmptyState sentence={t('list.nothing')} action={all} />
      ) : (
        <ul className={styles.members} aria-label={t('list.label')} aria-busy={isStale}>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={(number) => teamListPath({ ...list, page: number })} />
    </>
  )
}

function Waiting() {
  const { t } = useTranslation('mfe-team')
  return (
    <div role="status">
      <VisuallyHidden>{t('list.waiting')}</VisuallyHidden>
      <div className={styles.waiting}>
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton shape="heading" />
        <Skeleton />
      </div>
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('mfe-team')
  return useOnline() ? (
    <ErrorState sentence={t('list.failed')} onRetry={onRetry} />
  ) : (
    <ErrorState sentence={t('list.offline')} drawing="offline" onRetry={onRetry} />
  )
}

function NoMembers() {
  const { t } = useTranslation('mfe-team')
  return <EmptyState sentence={t('list.empty')} action={<Invite />} />
}

function Invite() {
  const { t } = useTranslation('mfe-team')
  return (
    <LinkButton variant="primary" icon="plus" to={paths.invitations()}>
      {t('list.invite')}
    </LinkButton>
  )
}

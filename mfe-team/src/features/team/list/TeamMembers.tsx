import type { TeamPage } from '@kinora/contracts'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useLocation, useNavigate } from '@kinora/router'
import { EmptyState, ErrorState, LinkButton, Pagination, Skeleton, VisuallyHidden, Waiting } from '@kinora/ui'
import type { useTeamListMembersQuery } from '../teamApi.ts'
import { NotVerified } from './NotVerified.tsx'
import { ShowFilter } from './ShowFilter.tsx'
import styles from './TeamMembers.module.css'
import { readTeamList, SHOWS_LEFT, teamListPath, type TeamList, WHOLE_TEAM } from './teamList.ts'
import { TeamSearch } from './TeamSearch.tsx'
import { WorkList } from './WorkList.tsx'

/** The work list with its search and filters. What is shown is in the address. */
export function TeamMembers({ reading }: { reading: ReturnType<typeof useTeamListMembersQuery> }) {
  const { t } = useTranslation('mfe-team')
  const navigate = useNavigate()
  const { search } = useLocation()
  const list = readTeamList(search)
  const { data, currentData, error, refetch } = reading
  const team = currentData ?? data
  if (problemOf(error)?.status === 403) return <NotVerified />
  if (!team) return error ? <Failed onRetry={() => void refetch()} /> : <MembersWaiting />
  const { counts, left } = team.meta
  if (counts.all + left.length === 0 && !list.search && currentData) return <NoMembers />

  const find = (phrase: string) =>
    void navigate(teamListPath({ ...WHOLE_TEAM, show: list.show, search: phrase }), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <>
      <div className={styles.tools}>
        <TeamSearch label={t('list.search')} search={list.search} onChange={find} />
        <ShowFilter list={list} meta={team.meta} />
      </div>
      {error && !currentData ? (
        <Failed onRetry={() => void refetch()} />
      ) : (
        <Members list={list} team={team} isStale={!currentData} />
      )}
    </>
  )
}

function Members({ list, team, isStale }: { list: TeamList; team: TeamPage; isStale: boolean }) {
  const { t } = useTranslation('mfe-team')
  const { page, pageCount, total } = team.meta.pagination
  const all = <LinkButton to={teamListPath(WHOLE_TEAM)}>{t('list.showAll')}</LinkButton>
  const hasLeft = team.meta.left.length > 0 && SHOWS_LEFT.includes(list.show)
  const nothing = list.search ? t('list.nothing') : t('list.nobody')
  return (
    <>
      <VisuallyHidden as="output">{t('list.count', { count: total })}</VisuallyHidden>
      {total === 0 && !hasLeft ? (
        <EmptyState sentence={nothing} action={all} />
      ) : (
        <WorkList list={list} team={team} isStale={isStale} />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => teamListPath({ ...list, page: number, person: null })}
      />
    </>
  )
}

function MembersWaiting() {
  const { t } = useTranslation('mfe-team')
  return (
    <Waiting label={t('list.waiting')}>
      <div className={styles.waiting}>
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton shape="heading" />
        <Skeleton />
      </div>
    </Waiting>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('mfe-team')
  return <ErrorState sentence={t('list.failed')} offline={t('list.offline')} onRetry={onRetry} />
}

function NoMembers() {
  const { t } = useTranslation('mfe-team')
  return (
    <EmptyState
      sentence={t('list.empty')}
      action={<LinkButton to={paths.invitations()}>{t('list.inviteFirst')}</LinkButton>}
    />
  )
}

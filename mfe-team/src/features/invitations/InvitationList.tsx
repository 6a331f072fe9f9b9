import type { Invitation, InvitationSheet } from '@kinora/contracts'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useSession } from '@kinora/session'
import { EmptyState, ErrorState, Pagination, Waiting } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './InvitationList.module.css'
import { InvitationRow } from './InvitationRow.tsx'
import { useTeamListInvitationsQuery } from './invitationsApi.ts'

type Props = {
  page: number
  /** In place of the list where a second factor is wanted first. */
  refused: ReactNode
  onSheet: (invitation: Invitation, sheet: InvitationSheet) => void
}

/** The invitations that were sent, the newest first, with what became of them. */
export function InvitationList({ page, refused, onSheet }: Props) {
  const { t } = useTranslation('mfe-team')
  const { session } = useSession()
  const reading = useTeamListInvitationsQuery(page, {
    skip: !session,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  })
  const { data, currentData, isError, error, refetch } = reading
  const invitations = currentData ?? (session ? data : undefined)
  if (problemOf(error)?.code === 'auth.factorNeeded') return refused
  if (!invitations && isError)
    return (
      <ErrorState
        sentence={t('invitations.failed')}
        offline={t('invitations.offline')}
        onRetry={() => void refetch()}
      />
    )
  if (!invitations) return <Waiting />
  const { pageCount, total } = invitations.meta.pagination
  if (total === 0) return <EmptyState sentence={t('invitations.empty')} />
  return (
    <>
      <ul className={styles.list} aria-label={t('invitations.title')} aria-busy={!currentData}>
        {invitations.data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onSheet={onSheet} />
        ))}
      </ul>
      <p className={styles.hint}>{t('invitations.openedHint')}</p>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => (number > 1 ? `${paths.invitations()}?page=${number}` : paths.invitations())}
      />
    </>
  )
}

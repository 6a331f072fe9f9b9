import type { EditablePath, MemberRecord } from '@kinora/contracts'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { EmptyState, ErrorState, LinkButton, Waiting } from '@kinora/ui'
import type { ReactNode } from 'react'
import { NotVerified } from '../list/NotVerified.tsx'
import { useTeamGetMemberQuery } from '../teamApi.ts'
import { useTeamGetEditedPathQuery } from './pathApi.ts'

type Props = { memberId: number; children: (member: MemberRecord, path: EditablePath) => ReactNode }

/** Reads a member and their path, and follows changes that are made elsewhere. */
export function PathOf({ memberId, children }: Props) {
  const { t } = useTranslation('mfe-team')
  const member = useTeamGetMemberQuery(memberId)
  const path = useTeamGetEditedPathQuery(memberId, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  })
  if (member.currentData && path.currentData) return children(member.currentData, path.currentData)
  const error = member.error ?? path.error
  if (!error) return <Waiting />
  const { status } = problemOf(error)
  if (status === 403) return <NotVerified />
  const retry = () => {
    void member.refetch()
    void path.refetch()
  }
  if (status === 404)
    return (
      <EmptyState
        sentence={t('edit.noMember')}
        action={<LinkButton to={paths.myTeam()}>{t('templates.toTeam')}</LinkButton>}
      />
    )
  return <ErrorState sentence={t('path.failed')} offline={t('edit.offline')} onRetry={retry} />
}

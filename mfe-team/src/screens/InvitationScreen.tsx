import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useLocation, useParams } from '@kinora/router'
import { useSession } from '@kinora/session'
import { ErrorState, useHydrated, Waiting } from '@kinora/ui'
import { Answer } from '../features/answer/Answer.tsx'
import { useTeamPreviewInvitationQuery } from '../features/answer/answerApi.ts'
import { AnswerPage } from '../features/answer/AnswerPage.tsx'
import { NoInvitation } from '../features/answer/NoInvitation.tsx'
import { useTellOpened } from '../features/answer/useTellOpened.ts'

/** Where whoever was invited to a team answers. The server reads nothing: it must not need the token. */
export default function InvitationScreen() {
  const { t } = useTranslation('mfe-team')
  const earlier = useParams()['token']
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const token = earlier ?? (isHydrated ? hash.slice(1) : '')
  const path = paths.invitation(token)
  const { status, role } = useSession()
  const { currentData, error, refetch } = useTeamPreviewInvitationQuery(token, {
    skip: !isHydrated || !token,
    refetchOnReconnect: true,
  })
  // A specialist may look at their own link.
  useTellOpened(token, currentData !== undefined && role !== 'specialist')

  if (currentData && status !== 'loading') return <Answer token={token} path={path} preview={currentData} />
  if (isHydrated && !token) return <NoInvitation code="invitation.unknown" path={path} />
  const problem = problemOf(error)
  if (problem?.status === 404 || problem?.status === 410) return <NoInvitation code={problem.code} path={path} />
  return (
    <AnswerPage title={t('answer.title')} path={path}>
      {error ? (
        <ErrorState sentence={t('answer.failed')} offline={t('answer.offline')} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </AnswerPage>
  )
}

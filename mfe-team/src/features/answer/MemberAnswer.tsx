import type { Problem } from '@kinora/contracts'
import { useReadAgain } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { paths } from '@kinora/paths'
import { useNavigate } from '@kinora/router'
import { sessionClient } from '@kinora/session'
import { Button, ConfirmDialog, LinkButton } from '@kinora/ui'
import { useRef, useState } from 'react'
import styles from './Answer.module.css'
import { AnswerProblem } from './AnswerProblem.tsx'
import { useTeamAcceptInvitationMutation } from './answerApi.ts'

type Props = { token: string; name: string; email: string }
type Failed = { status?: unknown; data?: Partial<Problem> }

/** A signed-in member accepts, or does not now. Whoever has a specialist is asked whether to change. */
export function MemberAnswer({ token, name, email }: Props) {
  const { t } = useTranslation('mfe-team')
  const navigate = useNavigate()
  const readAgain = useReadAgain()
  const [accept, { isLoading }] = useTeamAcceptInvitationMutation()
  const [code, setCode] = useState<string>()
  const [present, setPresent] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)

  async function answer(change: boolean) {
    if (isLoading) return
    setCode(undefined)
    const { error } = await accept({ token, change })
    setPresent(undefined)
    if (error) return fail(error)
    addNotice({ kind: 'success', text: t('invitationAccepted', { name }) })
    await navigate(paths.myPath(), { replace: true })
    readAgain(['specialist', 'team', 'messages', 'unread', 'myPath'])
    // A mailed link has confirmed the e-mail.
    void sessionClient.refresh()
  }

  function fail(error: unknown) {
    const { status, data } = error as Failed
    if (typeof status !== 'number') return setCode(navigator.onLine ? 'unreachable' : 'offline')
    if (data?.code === 'invitation.otherSpecialist') return setPresent(data.specialistName ?? '')
    setCode(data?.code ?? 'server.error')
  }

  return (
    <>
      <p>{t('answer.signedInAs', { email })}</p>
      {code && <AnswerProblem key={code} code={code} />}
      <div className={styles.actions}>
        <Button ref={button} variant="primary" aria-disabled={isLoading} onClick={() => void answer(false)}>
          {t(isLoading ? 'answer.accepting' : 'answer.accept')}
        </Button>
        <LinkButton to={paths.profile()}>{t('answer.notNow')}</LinkButton>
      </div>
      {present !== undefined && (
        <ConfirmDialog
          question={t('answer.change.question', { present, name })}
          yes={t(isLoading ? 'answer.accepting' : 'answer.change.yes')}
          busy={isLoading}
          returnTo={button}
          onYes={() => void answer(true)}
          onNo={() => setPresent(undefined)}
        >
          <p>{t('answer.change.words', { present })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

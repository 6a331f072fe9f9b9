import { problemOf, useInvalidate, type CallProblem } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { ENDED_READABLE_DAYS } from '@kinora/limits'
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

/** A signed-in member accepts, or does not now. Whoever has a specialist is asked whether to change. */
export function MemberAnswer({ token, name, email }: Props) {
  const { t } = useTranslation('mfe-team')
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const [accept, { isLoading }] = useTeamAcceptInvitationMutation()
  const [problem, setProblem] = useState<CallProblem>()
  const [currentSpecialist, setCurrentSpecialist] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)

  async function answer(change: boolean) {
    if (isLoading) return
    setProblem(undefined)
    const { error } = await accept({ token, change })
    setCurrentSpecialist(undefined)
    if (error) return fail(error)
    addNotice({ kind: 'success', text: t('invitationAccepted', { name }) })
    await navigate(paths.home(), { replace: true })
    invalidate(['specialist', 'team', 'messages', 'unread', 'myPath'])
    // A mailed link has confirmed the e-mail.
    void sessionClient.refresh()
  }

  function fail(error: NonNullable<unknown>) {
    const refusal = problemOf(error)
    if (refusal.code !== 'invitation.otherSpecialist') return setProblem(refusal)
    setCurrentSpecialist(refusal.specialistName ?? '')
  }

  return (
    <>
      <p>{t('answer.signedInAs', { email })}</p>
      {problem && <AnswerProblem key={problem.code} problem={problem} />}
      <div className={styles.actions}>
        <Button ref={button} variant="primary" aria-disabled={isLoading} onClick={() => void answer(false)}>
          {t(isLoading ? 'answer.accepting' : 'answer.accept')}
        </Button>
        <LinkButton to={paths.profile()}>{t('answer.notNow')}</LinkButton>
      </div>
      {currentSpecialist !== undefined && (
        <ConfirmDialog
          question={t('answer.change.question', { present: currentSpecialist, name })}
          yes={t(isLoading ? 'answer.accepting' : 'answer.change.yes')}
          busy={isLoading}
          returnTo={button}
          onYes={() => void answer(true)}
          onNo={() => setCurrentSpecialist(undefined)}
        >
          <p>{t('answer.change.words', { present: currentSpecialist, days: ENDED_READABLE_DAYS })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

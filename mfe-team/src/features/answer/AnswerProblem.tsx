import { useProblemWords } from '@kinora/forms'
import { problemOf, type CallProblem } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { Button } from '@kinora/ui'
import { useEffect, useRef } from 'react'
import styles from './Answer.module.css'
import { useTeamSendVerificationMutation } from './answerApi.ts'
import { SignOutHere } from './SignOutHere.tsx'

const OTHER_ACCOUNT = ['invitation.otherAccount', 'invitation.forMembers']

/** Why accepting did not work, with the way on where there is one. */
export function AnswerProblem({ problem: { code, retryAfter } }: { problem: CallProblem }) {
  const { t } = useTranslation('mfe-team')
  const words = useProblemWords('mfe-team', 'problem')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.problem}>
      {/* What `problem` says of too many is about sending invitations. */}
      <p>{words(code === 'auth.tooManyAttempts' ? 'request.tooMany' : code, { ...(retryAfter && { retryAfter }) })}</p>
      {code === 'auth.unreachable' && <p>{t('answer.adBlocker')}</p>}
      {OTHER_ACCOUNT.includes(code) && <SignOutHere />}
      {code === 'invitation.emailNotVerified' && <SendVerification />}
    </div>
  )
}

function SendVerification() {
  const { t } = useTranslation('mfe-team')
  const [send, { isLoading, isSuccess }] = useTeamSendVerificationMutation()
  async function mail() {
    if (isLoading) return
    const { error } = await send()
    // Confirmed on another device meanwhile: accepting works now.
    const isConfirmed = error && problemOf(error).code === 'email.confirmed'
    if (isConfirmed) addNotice({ kind: 'success', text: t('answer.emailConfirmed') })
    else if (error) addNotice({ kind: 'error', text: t('global.error') })
  }
  return isSuccess ? (
    <p role="status">{t('answer.verificationSent')}</p>
  ) : (
    <Button aria-disabled={isLoading} onClick={() => void mail()}>
      {t('answer.sendVerification')}
    </Button>
  )
}

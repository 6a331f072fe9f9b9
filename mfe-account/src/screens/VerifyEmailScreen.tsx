import { FormLinks } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths, withQuery } from '@kinora/paths'
import { sessionClient, useSession } from '@kinora/session'
import { Button, LinkButton, useBrowserQuery, useHydrated, useLinkCode } from '@kinora/ui'
import { useEffect, useRef, useState } from 'react'
import { useAccountSendVerificationMutation, useAccountVerifyEmailMutation } from '../features/account/accountApi.ts'
import { AccountPage } from '../features/account/AccountPage.tsx'
import { useGoTo } from '../features/account/useGoTo.ts'

type Step = 'working' | 'done' | 'expired' | 'failed' | 'sent'

/** Verifies the e-mail address by the code of a mail's link. For an expired link a new mail can be sent. */
export default function VerifyEmailScreen() {
  const { t } = useTranslation('mfe-account')
  const hydrated = useHydrated()
  const code = useLinkCode() ?? ''
  // Without the fragment of this page, which has the code.
  const callbackUrl = useBrowserQuery().get('callbackUrl')
  const back = callbackUrl === null ? {} : { callbackUrl }
  const goTo = useGoTo()
  const { status, session } = useSession()
  const isVisitor = status === 'unauthenticated'
  const isOnTheWay = back.callbackUrl !== undefined
  const [verify] = useAccountVerifyEmailMutation()
  const [send, { isLoading: isSending }] = useAccountSendVerificationMutation()
  const [reached, setReached] = useState<Step>('working')
  const [attempt, setAttempt] = useState(1)
  /** Strict mode runs effects twice in development, but a code works only once. */
  const attempted = useRef(0)
  const asked = hydrated && code === '' && reached === 'working' ? 'expired' : reached
  // A mail program that looks at links has used it before its reader did.
  const step = asked === 'expired' && session?.userData.emailVerified ? 'done' : asked

  useEffect(() => {
    if (code === '' || attempted.current === attempt) return
    attempted.current = attempt
    void verify({ code }).then(async ({ error }) => {
      // It may have signed in, and where one goes on depends on who that is.
      if (!error) await sessionClient.refresh()
      setReached(!error ? 'done' : problemOf(error).code === 'auth.codeExpired' ? 'expired' : 'failed')
    })
  }, [code, attempt, verify])

  const again = () => {
    setReached('working')
    setAttempt(attempt + 1)
  }
  const sendAnew = async () => {
    const { error } = await send(back)
    setReached(error ? 'failed' : 'sent')
  }

  return (
    <AccountPage title={t(`verify.${step}Title`)} lead={t(`verify.${step}Lead`)}>
      <FormLinks>
        {step === 'done' && (!isVisitor || isOnTheWay) && (
          <Button variant="primary" onClick={() => goTo(back.callbackUrl ?? null)}>
            {t(isOnTheWay ? 'verify.goBack' : 'verify.goOn')}
          </Button>
        )}
        {step === 'done' && isVisitor && (
          <LinkButton to={paths.signIn(back)} variant={isOnTheWay ? 'secondary' : 'primary'}>
            {t('signIn.title')}
          </LinkButton>
        )}
        {step === 'failed' && (
          <Button variant="primary" onClick={code === '' ? () => void sendAnew() : again}>
            {t('verify.again')}
          </Button>
        )}
        {step === 'expired' && status === 'authenticated' && (
          <Button variant="primary" aria-disabled={isSending || undefined} onClick={() => isSending || void sendAnew()}>
            {t(isSending ? 'verify.sending' : 'verify.send')}
          </Button>
        )}
        {step === 'expired' && isVisitor && (
          <LinkButton to={paths.signIn({ callbackUrl: verifyAgain(back.callbackUrl) })} variant="primary">
            {t('verify.signIn')}
          </LinkButton>
        )}
      </FormLinks>
    </AccountPage>
  )
}

/** This page, which sends a new link after signing in; where to go on from there is kept. */
const verifyAgain = (callbackUrl: string | undefined) => withQuery(paths.verifyEmail(), { callbackUrl })

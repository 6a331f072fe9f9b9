import { FormLinks } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths, withQuery } from '@kinora/paths'
import { sessionClient, useSession } from '@kinora/session'
import { Button, LinkButton, useBrowserQuery, useHydrated, useLinkCode } from '@kinora/ui'
import { useState } from 'react'
import { useAccountSendVerificationMutation, useAccountVerifyEmailMutation } from '../features/account/accountApi.ts'
import { AccountPage } from '../features/account/AccountPage.tsx'
import { useGoTo } from '../features/account/useGoTo.ts'

type Step = 'ask' | 'working' | 'done' | 'expired' | 'failed' | 'sent'

/**
 * Verifies the e-mail address by the code of a mail's link, on a press: programs that check mails open links too, some
 * with scripts, and an address that nobody pressed for stays unconfirmed. For an expired link a new mail can be sent.
 */
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
  const [reached, setReached] = useState<Step>('ask')
  const asked = hydrated && code === '' && reached === 'ask' ? 'expired' : reached
  // A mail program that looks at links may have used an earlier one before its reader did.
  const step = asked === 'expired' && session?.userData.emailVerified ? 'done' : asked
  // The heading stays while it is being confirmed.
  const shown = step === 'working' ? 'ask' : step

  async function confirm() {
    setReached('working')
    const { error } = await verify({ code })
    // It may have signed in, and where one goes on depends on who that is.
    if (!error) await sessionClient.refresh()
    setReached(!error ? 'done' : problemOf(error).code === 'auth.codeExpired' ? 'expired' : 'failed')
  }
  async function sendAnew() {
    const { error } = await send(back)
    const isDone = error && problemOf(error).code === 'email.confirmed'
    // Confirmed on another device: the session does not know it yet.
    if (isDone) await sessionClient.refresh()
    setReached(isDone ? 'done' : error ? 'failed' : 'sent')
  }

  return (
    <AccountPage title={t(`verify.${shown}Title`)} lead={t(`verify.${shown}Lead`)}>
      <FormLinks>
        {(step === 'ask' || step === 'working') && (
          <Button
            variant="primary"
            disabled={!hydrated}
            aria-disabled={step === 'working' || undefined}
            onClick={() => step === 'ask' && void confirm()}
          >
            {t(step === 'working' ? 'verify.busy' : 'verify.submit')}
          </Button>
        )}
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
          <Button variant="primary" onClick={() => void (code === '' ? sendAnew() : confirm())}>
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

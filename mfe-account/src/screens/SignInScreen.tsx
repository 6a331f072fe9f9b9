import { anyPassword, ApiForm, email, FormLinks, Outcome, useProblemWords, useProviders } from '@kinora/forms'
import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { Link, useLocation } from '@kinora/router'
import { sessionClient } from '@kinora/session'
import { Button, EmailField, PasswordField } from '@kinora/ui'
import { useState } from 'react'
import { object, type AnyObjectSchema } from 'yup'
import { useAccountForm } from '../features/account/useAccountForm.ts'
import { AccountPage } from '../features/account/AccountPage.tsx'
import { useCallbackUrl } from '../features/account/useCallbackUrl.ts'
import { LinkSent } from '../features/sign-in/LinkSent.tsx'
import { Message } from '../features/sign-in/Message.tsx'
import { ProviderButtons } from '../features/sign-in/ProviderButtons.tsx'
import { signInFailure } from '../features/sign-in/signInFailure.ts'
import { useGoogleRefusal } from '../features/sign-in/useGoogleRefusal.ts'
import { isSecondStep } from '../features/sign-in/isSecondStep.ts'
import { usePasskeySignIn } from '../features/sign-in/usePasskeySignIn.ts'
import { useGoTo } from '../features/account/useGoTo.ts'
import { useRedirectSignedIn } from '../features/account/useRedirectSignedIn.ts'

type Values = { email: string; password: string }

const WAYS: Record<'signIn' | 'signInLink', AnyObjectSchema> = {
  signIn: object({ email, password: anyPassword }),
  signInLink: object({ email }),
}

/** With which a sign-in elsewhere comes back, to be tried again later. */
const LATER = ['auth.tooManyAttempts', 'auth.busy', 'auth.factorOver']

/** Signing in with a password, or asking for a mailed link; what was typed stays when the way changes. */
export default function SignInScreen() {
  const { t } = useTranslation('mfe-account')
  const words = useProblemWords('mfe-account')
  const { callbackUrl } = useCallbackUrl()
  const locale = useLocale()
  const target = callbackUrl ?? localePath(locale, paths.home())
  const reason = new URLSearchParams(useLocation().search).get('error')
  const isRefused = useGoogleRefusal(reason)
  const [way, setWay] = useState<keyof typeof WAYS>('signIn')
  const [isStopped, setStopped] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const hasLinks = useProviders().includes('email')
  const goTo = useGoTo()
  const passkey = usePasskeySignIn(target)
  useRedirectSignedIn()

  const { field, state, clearErrors } = useAccountForm<Values>(WAYS[way], async ({ email, password }) => {
    const result =
      way === 'signIn'
        ? await sessionClient.signIn({ email, password, callbackUrl: target })
        : await sessionClient.requestSignInLink({ email, callbackUrl: target })
    setStopped(!result.ok && result.error === 'auth.tooManyAttempts')
    if (!result.ok) return signInFailure(result)
    if (way === 'signInLink') setSentTo(email)
    // With a second factor there is no session yet, which would lead on by itself.
    else if (isSecondStep(result.url)) goTo(result.url)
    return null
  })
  const change = () => {
    clearErrors()
    setStopped(false)
    setWay(way === 'signIn' ? 'signInLink' : 'signIn')
  }

  if (sentTo) {
    return (
      <AccountPage title={t('forgot.sentTitle')} lead={t('signInLink.sentLead', { email: sentTo })}>
        <LinkSent onAgain={() => setSentTo(null)} goTo={goTo} />
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t(`${way}.title`)} lead={t(`${way}.lead`)}>
      {reason && !isRefused && state.attempt === 0 && (
        <Message>{LATER.includes(reason) ? words(reason) : t([`authError.${reason}`, 'authError.Default'])}</Message>
      )}
      <ApiForm state={state} submit={t(`${way}.submit`)} busy={t(`${way}.busy`)}>
        <EmailField {...field('email')} label={t('field.email')} autoComplete="username webauthn" />
        {way === 'signIn' && (
          <PasswordField {...field('password')} label={t('field.password')} autoComplete="current-password" />
        )}
      </ApiForm>
      {/* Strangers who guess can use up the attempts with a password, and not the links. */}
      {way === 'signIn' && isStopped && hasLinks && <Message>{t('signIn.noNeedToWait')}</Message>}
      <FormLinks>
        <Link to={paths.forgotPassword()}>{t('signIn.forgot')}</Link>
        <Link to={paths.signUp({ callbackUrl })}>{t('signIn.signUp')}</Link>
        {way === 'signInLink' && <Link to={paths.signInLinkSent()}>{t('signInLink.has')}</Link>}
      </FormLinks>
      {/* Last, so that nothing moves when the ways to sign in become known. */}
      <Outcome {...(passkey.problem && { problem: passkey.problem })} />
      <ProviderButtons
        callbackUrl={target}
        passkeyButton={
          passkey.isKnown && (
            <Button wide aria-disabled={passkey.isBusy || undefined} onClick={passkey.ask}>
              {t(passkey.isBusy ? 'passkey.busy' : 'passkey.signIn')}
            </Button>
          )
        }
        linkButton={
          <Button wide onClick={change}>
            {t(`${way}.other`)}
          </Button>
        }
      />
    </AccountPage>
  )
}

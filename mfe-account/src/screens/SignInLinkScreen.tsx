import { ApiForm, email, FormLinks, Outcome, useProblemWords } from '@kinora/forms'
import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { sessionClient, type SignInResult } from '@kinora/session'
import { Button, EmailField, useHydrated, useLinkCode } from '@kinora/ui'
import { useState } from 'react'
import { object } from 'yup'
import { AccountPage } from '../features/account/AccountPage.tsx'
import { useAccountForm } from '../features/account/useAccountForm.ts'
import { useGoTo } from '../features/account/useGoTo.ts'
import { CopyLink } from '../features/sign-in/CopyLink.tsx'
import { LinkSent } from '../features/sign-in/LinkSent.tsx'
import { signInFailure } from '../features/sign-in/signInFailure.ts'

const schema = object({ email })

/**
 * Signs in by a mailed link, on a press: mail programs open links too, and must not use them up. Where the link does not
 * sign in, such as in the browser that a mail program opens links in, it can be copied to where it does, and one that works
 * here can be asked for.
 */
export default function SignInLinkScreen() {
  const { t } = useTranslation('mfe-account')
  const code = useLinkCode() ?? ''
  const hydrated = useHydrated()
  const hasNoCode = hydrated && code === ''
  const goTo = useGoTo()
  const home = localePath(useLocale(), paths.home())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Extract<SignInResult, { ok: false }> | null>(null)
  const words = useProblemWords('mfe-account')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { field, state } = useAccountForm<{ email: string }>(schema, async ({ email }) => {
    const result = await sessionClient.requestSignInLink({ email, callbackUrl: home })
    if (!result.ok) return signInFailure(result)
    setSentTo(email)
    return null
  })

  async function open() {
    setBusy(true)
    setFailure(null)
    const result = await sessionClient.signInByLink(code)
    if (result.ok) return goTo(result.url)
    setBusy(false)
    setFailure(result)
  }

  if (sentTo) {
    return (
      <AccountPage title={t('forgot.sentTitle')} lead={t('signInLink.sentLead', { email: sentTo })}>
        <LinkSent onAgain={() => setSentTo(null)} goTo={goTo} />
      </AccountPage>
    )
  }
  const error = failure?.error
  if (hasNoCode || error === 'Verification' || error === 'OtherBrowser') {
    const isElsewhere = error === 'OtherBrowser'
    return (
      <AccountPage
        title={t(isElsewhere ? 'signInLink.otherTitle' : 'reset.expiredTitle')}
        lead={t(isElsewhere ? 'signInLink.otherLead' : 'signInLink.expiredLead')}
      >
        {isElsewhere && <CopyLink />}
        <ApiForm state={state} submit={t('verify.send')} busy={t('verify.sending')}>
          <EmailField {...field('email')} label={t('field.email')} autoComplete="username" />
        </ApiForm>
        <FormLinks>
          <Link to={paths.signIn()}>{t('forgot.back')}</Link>
        </FormLinks>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('signInLink.openTitle')} lead={t('signInLink.openLead')}>
      <FormLinks>
        <Button
          variant="primary"
          disabled={!hydrated}
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || void open()}
        >
          {t(isBusy ? 'signIn.busy' : 'signInLink.open')}
        </Button>
        <Outcome problem={failure ? words(signInFailure(failure)) : undefined} />
      </FormLinks>
    </AccountPage>
  )
}

import { FormLinks, Outcome } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { sessionClient } from '@kinora/session'
import { Button, LinkButton, useBrowserQuery, useHydrated } from '@kinora/ui'
import { useState } from 'react'
import { AccountPage } from '../features/account/AccountPage.tsx'
import { signInFailure } from '../features/sign-in/signInFailure.ts'
import { useGoTo } from '../features/account/useGoTo.ts'

/** Signs in by a mailed link, on a press: mail programs open links too, and must not use them up. */
export default function SignInLinkScreen() {
  const { t } = useTranslation('mfe-account')
  const code = useBrowserQuery().get('code') ?? ''
  const hydrated = useHydrated()
  const hasNoCode = hydrated && code === ''
  const goTo = useGoTo()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function open() {
    setBusy(true)
    setError(null)
    const result = await sessionClient.signInByLink(code)
    if (result.ok) return goTo(result.url)
    setBusy(false)
    setError(result.error)
  }

  if (hasNoCode || error === 'Verification' || error === 'OtherBrowser') {
    const isElsewhere = error === 'OtherBrowser'
    return (
      <AccountPage
        title={t(isElsewhere ? 'signInLink.otherTitle' : 'reset.expiredTitle')}
        lead={t(isElsewhere ? 'signInLink.otherLead' : 'signInLink.expiredLead')}
      >
        <FormLinks>
          <LinkButton to={paths.signIn()} variant="primary">
            {t('forgot.back')}
          </LinkButton>
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
        <Outcome problem={error === null ? undefined : t([signInFailure(error).code, 'failure'])} />
      </FormLinks>
    </AccountPage>
  )
}

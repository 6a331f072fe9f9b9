import { ApiForm, FormLinks, FormSkeleton, Outcome, useProblemWords } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { answerOfPasskey, knowsPasskeys, sessionClient, type SignInResult } from '@kinora/session'
import { Button, LinkButton, TextField, useHydrated } from '@kinora/ui'
import { useState } from 'react'
import { object, string } from 'yup'
import { AccountPage } from '../features/account/AccountPage.tsx'
import { useAccountReadPendingFactorQuery } from '../features/account/accountApi.ts'
import { useAccountForm } from '../features/account/useAccountForm.ts'
import { useGoTo } from '../features/account/useGoTo.ts'
import { signInFailure } from '../features/sign-in/signInFailure.ts'

type Way = 'app' | 'passkey' | 'recovery'

const schema = object({ code: string().trim().required('form.error.code.required') })

/** The second step of a sign-in: a code of the app, a passkey, or a recovery code. */
export default function SecondFactorScreen() {
  const { t } = useTranslation('mfe-account')
  const words = useProblemWords('mfe-account')
  const goTo = useGoTo()
  const hydrated = useHydrated()
  const { currentData: pending, isError } = useAccountReadPendingFactorQuery(undefined, { skip: !hydrated })
  const [chosen, setChosen] = useState<Way | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Extract<SignInResult, { ok: false }> | null>(null)
  const isOver = pending === null || failure?.error === 'auth.factorOver'

  async function complete(proof: Parameters<typeof sessionClient.completeSignIn>[0]) {
    const result = await sessionClient.completeSignIn(proof)
    if (result.ok) {
      goTo(result.url)
      return null
    }
    setFailure(result)
    return signInFailure(result)
  }
  const { field, state, reset, clearErrors } = useAccountForm<{ code: string }>(schema, complete)

  async function answer() {
    setBusy(true)
    setFailure(null)
    const credential = await answerOfPasskey().catch(() => null)
    if (credential) await complete({ credential })
    setBusy(false)
  }
  const change = (way: Way) => {
    setChosen(way)
    setFailure(null)
    clearErrors()
    reset({ code: '' })
  }

  if (isOver || isError) {
    return (
      <AccountPage title={t('secondFactor.overTitle')} lead={t('secondFactor.overLead')}>
        <FormLinks>
          <LinkButton to={paths.signIn()} variant="primary">
            {t('authError.again')}
          </LinkButton>
        </FormLinks>
      </AccountPage>
    )
  }
  if (!pending) {
    return (
      <AccountPage title={t('secondFactor.title')}>
        <FormSkeleton label={t('secondFactor.waiting')} />
      </AccountPage>
    )
  }
  const ways: Way[] = [...(pending.hasApp ? ['app' as const] : []), ...(pending.hasPasskey ? ['passkey' as const] : [])]
  const way = chosen ?? ways[0] ?? 'recovery'
  return (
    <AccountPage title={t('secondFactor.title')} lead={t(`secondFactor.lead.${way}`)}>
      {way === 'passkey' ? (
        <FormLinks>
          <Button
            variant="primary"
            wide
            disabled={!knowsPasskeys()}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || void answer()}
          >
            {t(isBusy ? 'passkey.busy' : 'passkey.use')}
          </Button>
          <Outcome {...(failure && { problem: words(signInFailure(failure)) })} />
        </FormLinks>
      ) : (
        <ApiForm key={way} state={state} submit={t('secondFactor.submit')} busy={t('signIn.busy')}>
          {way === 'app' ? (
            <TextField
              {...field('code')}
              label={t('field.appCode')}
              hint={t('secondFactor.appHint')}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          ) : (
            <TextField
              {...field('code')}
              label={t('field.recoveryCode')}
              hint={t('secondFactor.recoveryHint')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </ApiForm>
      )}
      <FormLinks>
        {(['app', 'passkey', 'recovery'] as const)
          .filter((other) => other !== way && (other === 'recovery' || ways.includes(other)))
          .map((other) => (
            <Button key={other} wide onClick={() => change(other)}>
              {t(`secondFactor.other.${other}`)}
            </Button>
          ))}
        <p>{t('secondFactor.lost')}</p>
        <Link to={paths.contact()}>{t('secondFactor.contact')}</Link>
      </FormLinks>
    </AccountPage>
  )
}

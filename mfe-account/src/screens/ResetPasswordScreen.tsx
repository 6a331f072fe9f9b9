import { ApiForm, FormLinks, newPassword, NewPasswordFields, passwordConfirmation, useWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useLocation } from '@kinora/router'
import { LinkButton, useHydrated, useLinkCode } from '@kinora/ui'
import { useState } from 'react'
import { object } from 'yup'
import { useAccountResetPasswordMutation } from '../features/account/accountApi.ts'
import { useAccountForm } from '../features/account/useAccountForm.ts'
import { AccountPage } from '../features/account/AccountPage.tsx'

type Values = { password: string; passwordConfirmation: string }

const schema = object({ password: newPassword, passwordConfirmation })

export default function ResetPasswordScreen() {
  const { t } = useTranslation('mfe-account')
  const words = useWords('mfe-account')
  const code = useLinkCode() ?? ''
  const [reset] = useAccountResetPasswordMutation()
  const [outcome, setOutcome] = useState<'done' | 'expired' | null>(null)
  const isHydrated = useHydrated()
  const { hash } = useLocation()
  const email = (isHydrated && new URLSearchParams(hash.slice(1)).get('email')) || ''
  const hasNoCode = isHydrated && code === ''

  const form = useAccountForm<Values>(schema, async (values) => {
    const { error } = await reset({ code, ...values })
    const failure = error ? problemOf(error) : null
    const isExpired = failure?.code === 'auth.codeExpired'
    if (isExpired || !failure) setOutcome(isExpired ? 'expired' : 'done')
    return isExpired ? null : failure
  })

  if (outcome === 'done') {
    return (
      <AccountPage title={t('reset.doneTitle')} lead={t('reset.doneLead')}>
        <FormLinks>
          <LinkButton to={paths.signIn()} variant="primary">
            {t('signIn.title')}
          </LinkButton>
        </FormLinks>
      </AccountPage>
    )
  }
  if (outcome === 'expired' || hasNoCode) {
    return (
      <AccountPage title={t('reset.expiredTitle')} lead={t('reset.expiredLead')}>
        <FormLinks>
          <LinkButton to={paths.forgotPassword()} variant="primary">
            {t('reset.askAgain')}
          </LinkButton>
        </FormLinks>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('reset.title')} lead={t('reset.lead')}>
      <ApiForm state={form.state} submit={t('reset.submit')} busy={t('reset.busy')}>
        {/* Password managers need the user name that the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields form={form} words={words} />
      </ApiForm>
    </AccountPage>
  )
}

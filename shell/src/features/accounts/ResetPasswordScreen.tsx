import {
  ApiForm,
  failureOf,
  FormLinks,
  newPassword,
  NewPasswordFields,
  passwordConfirmation,
  useWords,
} from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { LinkButton, useBrowserQuery, useHydrated } from '@kinora/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { object } from 'yup'
import { useShellResetPasswordMutation } from './accountApi.ts'
import { useAccountForm } from './form/useAccountForm.ts'
import { AccountPage } from './page/AccountPage.tsx'

type Values = { password: string; passwordConfirmation: string }

const schema = object({ password: newPassword, passwordConfirmation })

export default function ResetPasswordScreen() {
  const { t } = useTranslation('account')
  const words = useWords('account')
  const code = useBrowserQuery().get('code') ?? ''
  const [reset] = useShellResetPasswordMutation()
  const [outcome, setOutcome] = useState<'done' | 'expired' | null>(null)
  const hasNoCode = useHydrated() && code === ''

  const { field, state, control } = useAccountForm<Values>(schema, async (values) => {
    const { error } = await reset({ code, ...values })
    const failure = error ? failureOf(error) : null
    const isExpired = failure?.code === 'auth.codeExpired'
    if (isExpired || !failure) setOutcome(isExpired ? 'expired' : 'done')
    return isExpired ? null : failure
  })
  const typed = useWatch({ control, name: 'password' }) ?? ''

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
      <ApiForm state={state} submit={t('reset.submit')} busy={t('reset.busy')}>
        <NewPasswordFields
          password={field('password')}
          confirmation={field('passwordConfirmation')}
          typed={typed}
          words={words}
        />
      </ApiForm>
    </AccountPage>
  )
}

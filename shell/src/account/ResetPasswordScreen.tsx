import { ApiForm, failureOf } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { LinkButton, useHydrated } from '@kinora/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { object } from 'yup'
import { useShellResetPasswordMutation } from './accountApi.ts'
import { NewPasswordFields } from './form/NewPasswordFields.tsx'
import { newPassword, passwordConfirmation } from './form/rules.ts'
import { useAccountForm } from './form/useAccountForm.ts'
import { AccountPage } from './page/AccountPage.tsx'
import { useBrowserQuery } from './page/useBrowserQuery.ts'
import { Ways } from './page/Ways.tsx'

type Values = { password: string; passwordConfirmation: string }

const schema = object({ password: newPassword, passwordConfirmation })

export default function ResetPasswordScreen() {
  const { t } = useTranslation('account')
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
        <Ways>
          <LinkButton to={paths.signIn()} variant="primary">
            {t('signIn.title')}
          </LinkButton>
        </Ways>
      </AccountPage>
    )
  }
  if (outcome === 'expired' || hasNoCode) {
    return (
      <AccountPage title={t('reset.expiredTitle')} lead={t('reset.expiredLead')}>
        <Ways>
          <LinkButton to={paths.forgotPassword()} variant="primary">
            {t('reset.askAgain')}
          </LinkButton>
        </Ways>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('reset.title')} lead={t('reset.lead')}>
      <ApiForm state={state} submit={t('reset.submit')} busy={t('reset.busy')}>
        <NewPasswordFields password={field('password')} confirmation={field('passwordConfirmation')} typed={typed} />
      </ApiForm>
    </AccountPage>
  )
}

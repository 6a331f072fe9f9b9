import { ApiForm, failureOf } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { sessionClient, useRequiredSession } from '@kinora/session'
import { LinkButton, PasswordField } from '@kinora/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { object } from 'yup'
import { useShellChangePasswordMutation } from './accountApi.ts'
import { NewPasswordFields } from './form/NewPasswordFields.tsx'
import { anyPassword, newPassword, passwordConfirmation } from './form/rules.ts'
import { useAccountForm } from './form/useAccountForm.ts'
import { WaitingPage } from './own/WaitingPage.tsx'
import { AccountPage } from './page/AccountPage.tsx'
import { Ways } from './page/Ways.tsx'

type Values = { currentPassword: string; password: string; passwordConfirmation: string }

const schema = object({ currentPassword: anyPassword, password: newPassword, passwordConfirmation })

export default function ChangePasswordScreen() {
  const { t } = useTranslation('account')
  const session = useRequiredSession()
  const [change] = useShellChangePasswordMutation()
  const [isDone, setDone] = useState(false)
  const { field, state, control } = useAccountForm<Values>(schema, async (values) => {
    const { error } = await change(values)
    if (error) return failureOf(error)
    setDone(true)
    await sessionClient.refresh()
    return null
  })
  const typed = useWatch({ control, name: 'password' }) ?? ''

  if (!session) return <WaitingPage title={t('change.title')} />
  if (isDone) {
    return (
      <AccountPage title={t('reset.doneTitle')} lead={t('change.doneLead')}>
        <Ways>
          <LinkButton to={paths.account()} variant="primary">
            {t('change.back')}
          </LinkButton>
        </Ways>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('change.title')} lead={t('reset.lead')}>
      <ApiForm state={state} submit={t('reset.submit')} busy={t('reset.busy')}>
        {/* Password managers look for whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={session.userData.email} readOnly hidden />
        <PasswordField {...field('currentPassword')} label={t('field.currentPassword')} autoComplete="current-password" />
        <NewPasswordFields password={field('password')} confirmation={field('passwordConfirmation')} typed={typed} label={t('field.newPassword')} />
      </ApiForm>
      <Ways>
        <Link to={paths.forgotPassword()}>{t('signIn.forgot')}</Link>
        <Link to={paths.account()}>{t('change.back')}</Link>
      </Ways>
    </AccountPage>
  )
}

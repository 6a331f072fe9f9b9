import { anyPassword, ApiForm, failureOf, FormLinks } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { PasswordField } from '@kinora/ui'
import { useState } from 'react'
import { object } from 'yup'
import { useShellDeleteAccountMutation } from '../accountApi.ts'
import { useAccountForm } from '../form/useAccountForm.ts'
import { AccountPage } from '../page/AccountPage.tsx'

const schema = object({ password: anyPassword })

/** Says what will be lost and asks for the password; then a confirmation mail is sent. */
export function AskToDelete({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const [ask] = useShellDeleteAccountMutation()
  const [isSent, setSent] = useState(false)
  const { field, state } = useAccountForm<{ password: string }>(schema, async (values) => {
    const { error } = await ask(values)
    if (error) return failureOf(error)
    setSent(true)
    return null
  })

  return isSent ? (
    <AccountPage title={t('forgot.sentTitle')} lead={t('delete.sentLead', { email })}>
      <FormLinks>
        <p>{t('delete.sentHint')}</p>
        <Link to={paths.account()}>{t('delete.back')}</Link>
      </FormLinks>
    </AccountPage>
  ) : (
    <AccountPage title={t('delete.title')} lead={t('delete.lead')}>
      <ApiForm state={state} submit={t('delete.submit')} busy={t('forgot.busy')}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...field('password')} label={t('field.password')} autoComplete="current-password" />
      </ApiForm>
      <FormLinks>
        <Link to={paths.account()}>{t('delete.keep')}</Link>
      </FormLinks>
    </AccountPage>
  )
}

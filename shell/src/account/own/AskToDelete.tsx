import { ApiForm, failureOf } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { PasswordField } from '@kinora/ui'
import { useState } from 'react'
import { object } from 'yup'
import { useShellDeleteAccountMutation } from '../accountApi.ts'
import { anyPassword } from '../form/rules.ts'
import { useAccountForm } from '../form/useAccountForm.ts'
import { AccountPage } from '../page/AccountPage.tsx'
import { Ways } from '../page/Ways.tsx'

const schema = object({ password: anyPassword })

/** What would be lost, and the password, for which a letter is sent. */
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
      <Ways>
        <p>{t('delete.sentHint')}</p>
        <Link to={paths.account()}>{t('change.back')}</Link>
      </Ways>
    </AccountPage>
  ) : (
    <AccountPage title={t('delete.title')} lead={t('delete.lead')}>
      <ApiForm state={state} submit={t('delete.submit')} busy={t('forgot.busy')}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...field('password')} label={t('field.password')} autoComplete="current-password" />
      </ApiForm>
      <Ways>
        <Link to={paths.account()}>{t('delete.keep')}</Link>
      </Ways>
    </AccountPage>
  )
}

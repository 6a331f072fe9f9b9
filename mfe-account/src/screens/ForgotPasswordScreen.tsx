import { ApiForm, email, FormLinks } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Button, EmailField } from '@kinora/ui'
import { useState } from 'react'
import { object } from 'yup'
import { useAccountForgotPasswordMutation } from '../features/account/accountApi.ts'
import { useAccountForm } from '../features/account/useAccountForm.ts'
import { AccountPage } from '../features/account/AccountPage.tsx'

const schema = object({ email })

export default function ForgotPasswordScreen() {
  const { t } = useTranslation('mfe-account')
  const [ask] = useAccountForgotPasswordMutation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { field, state } = useAccountForm<{ email: string }>(schema, async (values) => {
    const { error } = await ask(values)
    if (error) return error
    setSentTo(values.email)
    return null
  })

  return sentTo ? (
    <AccountPage title={t('forgot.sentTitle')} lead={t('forgot.sentLead', { email: sentTo })}>
      <FormLinks>
        <p>{t('forgot.sentHint')}</p>
        <Button onClick={() => setSentTo(null)}>{t('forgot.again')}</Button>
        <Link to={paths.signIn()}>{t('forgot.back')}</Link>
      </FormLinks>
    </AccountPage>
  ) : (
    <AccountPage title={t('forgot.title')} lead={t('forgot.lead')}>
      <ApiForm state={state} submit={t('forgot.submit')} busy={t('forgot.busy')}>
        <EmailField {...field('email')} label={t('field.email')} autoComplete="username" />
      </ApiForm>
      <FormLinks>
        <Link to={paths.signIn()}>{t('forgot.back')}</Link>
      </FormLinks>
    </AccountPage>
  )
}

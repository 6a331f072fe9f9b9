import { ApiForm, email, failureOf, FormLinks } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Button, TextField } from '@kinora/ui'
import { useState } from 'react'
import { object } from 'yup'
import { useShellForgotPasswordMutation } from './accountApi.ts'
import { useAccountForm } from './form/useAccountForm.ts'
import { AccountPage } from './page/AccountPage.tsx'

const schema = object({ email })

export default function ForgotPasswordScreen() {
  const { t } = useTranslation('account')
  const [ask] = useShellForgotPasswordMutation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { field, state } = useAccountForm<{ email: string }>(schema, async (values) => {
    const { error } = await ask(values)
    if (error) return failureOf(error)
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
        <TextField
          {...field('email')}
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </ApiForm>
      <FormLinks>
        <Link to={paths.signIn()}>{t('forgot.back')}</Link>
      </FormLinks>
    </AccountPage>
  )
}

import { anyPassword, ApiForm, email, FormLinks, noAnswer } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link, useLocation } from '@kinora/router'
import { sessionClient } from '@kinora/session'
import { PasswordField, TextField } from '@kinora/ui'
import { object } from 'yup'
import { useAccountForm } from './form/useAccountForm.ts'
import { AccountPage } from './page/AccountPage.tsx'
import { callbackQuery } from './page/callbackQuery.ts'
import { Message } from './page/Message.tsx'
import { ProviderButtons } from './page/ProviderButtons.tsx'
import { useBrowserQuery } from './page/useBrowserQuery.ts'
import { useGoogleRefusal } from './page/useGoogleRefusal.ts'
import { useRedirectSignedIn } from './page/useRedirectSignedIn.ts'

type Values = { email: string; password: string }

const schema = object({ email, password: anyPassword })

export default function SignInScreen() {
  const { t } = useTranslation('account')
  const query = useBrowserQuery()
  const { callbackUrl } = callbackQuery(query)
  const reason = new URLSearchParams(useLocation().search).get('error')
  const isRefused = useGoogleRefusal(reason)
  useRedirectSignedIn()

  const { field, state } = useAccountForm<Values>(schema, async ({ email, password }) => {
    const result = await sessionClient.signIn({ email, password, callbackUrl: callbackUrl ?? paths.programs() })
    if (result.ok) return null
    if (result.error === 'unreachable') return noAnswer()
    // Codes with a dot are problem codes of the API, others are error codes of the sign-in.
    return { code: result.error.includes('.') ? result.error : `authError.${result.error}`, fields: [] }
  })

  return (
    <AccountPage title={t('signIn.title')} lead={t('signIn.lead')}>
      {reason && !isRefused && state.attempt === 0 && (
        <Message>{t([`authError.${reason}`, 'authError.Default'])}</Message>
      )}
      <ApiForm state={state} submit={t('signIn.submit')} busy={t('signIn.busy')}>
        <TextField
          {...field('email')}
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...field('password')} label={t('field.password')} autoComplete="current-password" />
      </ApiForm>
      <ProviderButtons callbackUrl={callbackUrl} />
      <FormLinks>
        <Link to={paths.forgotPassword()}>{t('signIn.forgot')}</Link>
        <Link to={paths.signUp({ callbackUrl })}>{t('signIn.signUp')}</Link>
      </FormLinks>
    </AccountPage>
  )
}

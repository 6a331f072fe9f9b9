import { FormLinks } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link, useLocation } from '@kinora/router'
import { LinkButton } from '@kinora/ui'
import { AccountPage } from '../features/account/AccountPage.tsx'

/** A sign-in that failed outside of a form. Each error code has its own sentence. */
export default function AuthErrorScreen() {
  const { t } = useTranslation('mfe-account')
  const code = new URLSearchParams(useLocation().search).get('error') ?? 'Default'
  return (
    <AccountPage title={t('authError.title')} lead={t([`authError.${code}`, 'authError.Default'])}>
      <FormLinks>
        <LinkButton to={paths.signIn()} variant="primary">
          {t('authError.again')}
        </LinkButton>
        <Link to={paths.forgotPassword()}>{t('signIn.forgot')}</Link>
      </FormLinks>
    </AccountPage>
  )
}

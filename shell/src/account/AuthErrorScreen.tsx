import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link, useLocation } from '@kinora/router'
import { LinkButton } from '@kinora/ui'
import { AccountPage } from './page/AccountPage.tsx'
import { Ways } from './page/Ways.tsx'

/** Signing in went wrong in a way that no form can show. Each code has its sentence (specification, section 8). */
export default function AuthErrorScreen() {
  const { t } = useTranslation('account')
  const code = new URLSearchParams(useLocation().search).get('error') ?? 'Default'
  return (
    <AccountPage title={t('authError.title')} lead={t([`authError.${code}`, 'authError.Default'])}>
      <Ways>
        <LinkButton to={paths.signIn()} variant="primary">
          {t('authError.again')}
        </LinkButton>
        <Link to={paths.forgotPassword()}>{t('signIn.forgot')}</Link>
      </Ways>
    </AccountPage>
  )
}

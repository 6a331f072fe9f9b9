import { FormLinks } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { PasteLink } from '../features/sign-in/PasteLink.tsx'
import { AccountPage } from '../features/account/AccountPage.tsx'
import { useGoTo } from '../features/account/useGoTo.ts'

/**
 * Where clients without a page of their own lead after asking for a sign-in link; also for whoever comes back to an app that
 * the system had closed.
 */
export default function SignInLinkSentScreen() {
  const { t } = useTranslation('mfe-account')
  return (
    <AccountPage title={t('forgot.sentTitle')} lead={t('signInLink.sentAnywhere')}>
      <FormLinks>
        <p>{t('forgot.sentHint')}</p>
        <Link to={paths.signIn()}>{t('forgot.back')}</Link>
      </FormLinks>
      <PasteLink goTo={useGoTo()} />
    </AccountPage>
  )
}

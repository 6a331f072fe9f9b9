import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { LinkButton } from '@kinora/ui'
import { useAccountRestoreEmailMutation } from '../features/account/accountApi.ts'
import { EmailCodePage } from '../features/account/EmailCodePage.tsx'

/** Brings the old e-mail address back: everybody is signed out, and a new password is set by a mailed link. */
export default function RestoreEmailScreen() {
  const { t } = useTranslation('mfe-account')
  const [send] = useAccountRestoreEmailMutation()
  return (
    <EmailCodePage under="restoreEmail" send={send}>
      <LinkButton to={paths.forgotPassword()} variant="primary">
        {t('restoreEmail.newPassword')}
      </LinkButton>
      <Link to={paths.contact()}>{t('restoreEmail.contact')}</Link>
    </EmailCodePage>
  )
}

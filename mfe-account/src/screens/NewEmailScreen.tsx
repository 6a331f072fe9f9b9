import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { LinkButton } from '@kinora/ui'
import { useAccountNewEmailMutation } from '../features/account/accountApi.ts'
import { EmailCodePage } from '../features/account/EmailCodePage.tsx'

/** A new e-mail address takes effect. Who is not signed in here may have asked on another device. */
export default function NewEmailScreen() {
  const { t } = useTranslation('mfe-account')
  const [send] = useAccountNewEmailMutation()
  return (
    <EmailCodePage under="newEmail" send={send}>
      <LinkButton to={paths.account()} variant="primary">
        {t('newEmail.account')}
      </LinkButton>
    </EmailCodePage>
  )
}

import { failureOf, FormLinks } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Button, LinkButton } from '@kinora/ui'
import { useShellDeleteAccountMutation } from '../accountApi.ts'
import { AccountPage } from '../page/AccountPage.tsx'
import { Outcome } from './Outcome.tsx'

type Props = { code: string; onDone: () => void }

/** Deletes the account on a press. Opening the mail's link must not delete, because mail programs open links too. */
export function ConfirmDeletion({ code, onDone }: Props) {
  const { t } = useTranslation('account')
  const [remove, { isLoading, error }] = useShellDeleteAccountMutation()
  const failure = error && failureOf(error)

  async function confirm() {
    const { error: refused } = await remove({ code })
    if (!refused) onDone()
  }

  if (failure?.code === 'auth.codeExpired') {
    return (
      <AccountPage title={t('reset.expiredTitle')} lead={t('delete.expiredLead')}>
        <FormLinks>
          <LinkButton to={paths.deleteAccount()}>{t('delete.askAgain')}</LinkButton>
        </FormLinks>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('delete.confirmTitle')} lead={t('delete.confirmLead')}>
      <FormLinks>
        <Button variant="danger" aria-disabled={isLoading || undefined} onClick={() => isLoading || void confirm()}>
          {t(isLoading ? 'delete.busy' : 'delete.confirm')}
        </Button>
        <Outcome problem={failure && t([failure.code, 'failure'])} />
        <LinkButton to={paths.account()}>{t('delete.keep')}</LinkButton>
      </FormLinks>
    </AccountPage>
  )
}

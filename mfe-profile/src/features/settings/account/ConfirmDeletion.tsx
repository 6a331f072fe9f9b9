import { FormLinks, FormPage, Outcome, useProblemWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Button, LinkButton } from '@kinora/ui'
import { useProfileDeleteAccountMutation } from '../accountApi.ts'

type Props = { code: string; onDone: () => void }

/** Deletes the account on a press. Opening the mail's link must not delete, because mail programs open links too. */
export function ConfirmDeletion({ code, onDone }: Props) {
  const { t } = useTranslation('mfe-profile')
  const problem = useProblemWords('mfe-profile', 'account.problem')
  const [remove, { isLoading, error }] = useProfileDeleteAccountMutation()
  const failure = error && problemOf(error)
  // The language switch keeps the code.
  const page = {
    description: t('account.delete.confirmLead'),
    path: `${paths.deleteAccount()}#${new URLSearchParams({ code })}`,
  }

  async function confirm() {
    const { error: refused } = await remove({ code })
    if (!refused) onDone()
  }

  if (failure?.code === 'auth.codeExpired') {
    return (
      <FormPage {...page} title={t('account.delete.expiredTitle')} lead={t('account.delete.expiredLead')}>
        <FormLinks>
          <LinkButton to={paths.deleteAccount()}>{t('account.delete.askAgain')}</LinkButton>
        </FormLinks>
      </FormPage>
    )
  }
  return (
    <FormPage {...page} title={t('account.delete.confirmTitle')} lead={t('account.delete.confirmLead')}>
      <FormLinks>
        <Button variant="danger" aria-disabled={isLoading || undefined} onClick={() => isLoading || void confirm()}>
          {t(isLoading ? 'account.delete.busy' : 'account.delete.confirm')}
        </Button>
        <Outcome problem={failure && problem(failure)} />
        <LinkButton to={paths.myData()}>{t('account.delete.keep')}</LinkButton>
      </FormLinks>
    </FormPage>
  )
}

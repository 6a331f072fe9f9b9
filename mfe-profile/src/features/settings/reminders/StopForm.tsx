import { FormLinks, FormPage, Outcome, useProblemWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Button, LinkButton, useHydrated, useLinkCode } from '@kinora/ui'
import { useProfileStopRemindersMutation } from './remindersApi.ts'

/**
 * Stops the mails on a press, without signing in. Opening the link must not stop them, because mail programs open links
 * too.
 */
export function StopForm() {
  const { t } = useTranslation('mfe-profile')
  const problemText = useProblemWords('mfe-profile', 'account.problem')
  const code = useLinkCode() ?? ''
  const isHydrated = useHydrated()
  const [stop, { isLoading, isSuccess, error }] = useProfileStopRemindersMutation()
  const failure = error && problemOf(error)
  const isExpired = failure?.code === 'reminders.wrongCode' || (isHydrated && code === '')
  const step = isSuccess ? 'done' : isExpired ? 'expired' : 'ask'
  // The language switch keeps the code.
  const path = code ? `${paths.stopReminders()}#${new URLSearchParams({ code })}` : paths.stopReminders()

  return (
    <FormPage
      title={t(`reminders.stop.${step}Title`)}
      lead={t(`reminders.stop.${step}Lead`)}
      description={t('reminders.stop.askLead')}
      path={path}
    >
      <FormLinks>
        {step === 'ask' ? (
          <>
            <Button
              variant="primary"
              aria-disabled={isLoading || undefined}
              onClick={() => isLoading || code === '' || void stop(code)}
            >
              {t(isLoading ? 'reminders.stop.busy' : 'reminders.stop.submit')}
            </Button>
            <Outcome problem={failure && problemText(failure)} />
          </>
        ) : (
          <LinkButton to={paths.reminders()} variant="primary">
            {t('reminders.stop.settings')}
          </LinkButton>
        )}
      </FormLinks>
    </FormPage>
  )
}

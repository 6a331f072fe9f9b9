import { FormSkeleton } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { LoadFailed } from '../LoadFailed.tsx'
import { Panel } from '../Panel.tsx'
import { CalendarSection } from './CalendarSection.tsx'
import { useProfileReadRemindersQuery } from './remindersApi.ts'
import { RemindersForm } from './RemindersForm.tsx'

type Props = {
  /** Mails only go to an address that was confirmed. */
  emailVerified: boolean
}

/** A member's reminders, and the feed for their calendar. */
export function RemindersEditor({ emailVerified }: Props) {
  const { t } = useTranslation('mfe-profile')
  const { currentData: reminders, isError, error, refetch } = useProfileReadRemindersQuery()
  return (
    <Panel>
      {reminders ? (
        <>
          <RemindersForm reminders={reminders} emailVerified={emailVerified} />
          <CalendarSection calendarUrl={reminders.calendarUrl} />
        </>
      ) : isError ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton label={t('waiting')} />
      )}
    </Panel>
  )
}

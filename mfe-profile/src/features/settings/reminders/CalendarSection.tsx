import { Outcome, useProblemWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { Button, ConfirmDialog, TextField } from '@kinora/ui'
import { useRef, useState } from 'react'
import { SettingsSection } from '../SettingsSection.tsx'
import styles from './CalendarSection.module.css'
import { useProfileMakeCalendarLinkMutation } from './remindersApi.ts'

/** The private address of a calendar feed: to make, to copy, and to replace when somebody else has got it. */
export function CalendarSection({ calendarUrl }: { calendarUrl: string | null }) {
  const { t } = useTranslation('mfe-profile')
  const problemText = useProblemWords('mfe-profile', 'account.problem')
  const [make, { isLoading, error }] = useProfileMakeCalendarLinkMutation()
  const [isAsking, setAsking] = useState(false)
  const [copied, setCopied] = useState<boolean | null>(null)
  const [link, buttons] = [useRef<HTMLInputElement>(null), useRef<HTMLDivElement>(null)]

  async function renew() {
    setCopied(null)
    await make()
    setAsking(false)
  }

  async function copy() {
    link.current?.select()
    const isCopied = await navigator.clipboard.writeText(calendarUrl ?? '').then(
      () => true,
      () => false,
    )
    setCopied(isCopied)
  }

  const result = error
    ? { problem: problemText(problemOf(error)) }
    : { done: copied !== null && t(copied ? 'reminders.calendar.copied' : 'reminders.calendar.selected') }

  return (
    <SettingsSection title={t('reminders.calendar.title')} text={t('reminders.calendar.text')}>
      {calendarUrl && (
        <TextField
          ref={link}
          readOnly
          label={t('reminders.calendar.link')}
          hint={t('reminders.calendar.private')}
          value={calendarUrl}
          onFocus={({ target }) => target.select()}
        />
      )}
      <div ref={buttons} tabIndex={-1} className={styles.buttons}>
        {calendarUrl ? (
          <>
            <Button onClick={() => void copy()}>{t('reminders.calendar.copy')}</Button>
            <Button onClick={() => setAsking(true)}>{t('reminders.calendar.renew')}</Button>
          </>
        ) : (
          <Button aria-disabled={isLoading || undefined} onClick={() => isLoading || void renew()}>
            {t(isLoading ? 'reminders.calendar.busy' : 'reminders.calendar.make')}
          </Button>
        )}
      </div>
      <Outcome {...result} />
      {isAsking && (
        <ConfirmDialog
          question={t('reminders.calendar.question')}
          yes={t(isLoading ? 'reminders.calendar.busy' : 'reminders.calendar.renew')}
          busy={isLoading}
          returnTo={buttons}
          onYes={() => void renew()}
          onNo={() => setAsking(false)}
        >
          {t('reminders.calendar.words')}
        </ConfirmDialog>
      )}
    </SettingsSection>
  )
}

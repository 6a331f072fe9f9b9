import type { Reminders } from '@kinora/contracts'
import { Outcome, useKeptTyping, useProblemWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { browserTimeZone, useTranslation } from '@kinora/i18n'
import { REMINDER_SLOTS_MAX } from '@kinora/limits'
import { paths } from '@kinora/paths'
import { Link, useHoldReload } from '@kinora/router'
import { Button, CheckboxField, Icon, useZoneName } from '@kinora/ui'
import { useState } from 'react'
import { LeaveDialog } from '../LeaveDialog.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import styles from './RemindersForm.module.css'
import { useProfileSaveRemindersMutation } from './remindersApi.ts'
import { ReminderTimes } from './ReminderTimes.tsx'
import { slotsOf, timesOf } from './reminderTimes.ts'

type Props = { reminders: Reminders; emailVerified: boolean }

/** When somebody is reminded, and how. What was chosen stays when it cannot be saved. */
export function RemindersForm({ reminders, emailVerified }: Props) {
  const { t } = useTranslation('mfe-profile')
  const problemText = useProblemWords('mfe-profile', 'account.problem')
  const zoneName = useZoneName()
  const zone = browserTimeZone()
  const [times, setTimes] = useState(() => timesOf(reminders.slots))
  const [byEmail, setByEmail] = useState(reminders.byEmail)
  const [again, setAgain] = useState(reminders.again)
  const [isChecked, setChecked] = useState(false)
  const [save, { isLoading, isSuccess, error }] = useProfileSaveRemindersMutation()

  const slots = slotsOf(times)
  const isComplete = times.every(({ time, weekdays }) => time !== '' && weekdays.length > 0)
  const isTooMany = slots.length > REMINDER_SLOTS_MAX
  const isStopped = reminders.stoppedAt !== null
  const change = { slots, byEmail, again: byEmail && again }
  const stored = { slots: slotsOf(timesOf(reminders.slots)), byEmail: reminders.byEmail, again: reminders.again }
  const isDirty = !isComplete || JSON.stringify(change) !== JSON.stringify(stored)
  useHoldReload(isDirty)
  useKeptTyping({
    names: ['reminders'],
    typed: () => (isDirty ? { times, byEmail, again } : undefined),
    restore: (chosen) => {
      setTimes(chosen.times ?? times)
      setByEmail(chosen.byEmail ?? byEmail)
      setAgain(chosen.again ?? again)
    },
  })

  function send() {
    setChecked(true)
    if (!isLoading && isComplete && !isTooMany) void save({ ...change, timeZone: browserTimeZone() })
  }
  const wrong =
    isChecked &&
    (isTooMany ? t('reminders.tooMany', { count: REMINDER_SLOTS_MAX }) : !isComplete && t('reminders.incomplete'))

  return (
    <>
      {isStopped && (
        <div className={styles.stopped} role="status">
          <Icon name="info" />
          <div>
            <p>{t('reminders.stopped')}</p>
            <Button variant="primary" aria-disabled={isLoading || undefined} onClick={send}>
              {t('reminders.startAgain')}
            </Button>
          </div>
        </div>
      )}
      <SettingsSection title={t('reminders.times')} text={zone && t('reminders.zone', { zone: zoneName(zone) })}>
        <ReminderTimes times={times} onChange={setTimes} isChecked={isChecked} />
      </SettingsSection>
      <SettingsSection title={t('reminders.how')}>
        <CheckboxField
          label={t('reminders.byEmail')}
          checked={byEmail}
          onChange={({ target }) => setByEmail(target.checked)}
        >
          {byEmail && !emailVerified && (
            <p className={styles.hint}>
              {t('reminders.unverified')} <Link to={paths.account()}>{t('reminders.verify')}</Link>
            </p>
          )}
        </CheckboxField>
        {byEmail && (
          <CheckboxField
            label={t('reminders.again')}
            checked={again}
            onChange={({ target }) => setAgain(target.checked)}
          />
        )}
        <div className={styles.save}>
          <Button variant="primary" aria-disabled={isLoading || undefined} onClick={send}>
            {t(isLoading ? 'reminders.busy' : 'reminders.save')}
          </Button>
          <Outcome
            {...(wrong || error
              ? { problem: wrong || (error && problemText(problemOf(error))) }
              : {
                  done:
                    isSuccess &&
                    !isDirty &&
                    t(byEmail && slots.length === 0 ? 'reminders.savedNoTimes' : 'reminders.saved'),
                })}
          />
        </div>
      </SettingsSection>
      <LeaveDialog isDirty={isDirty && !isLoading} />
    </>
  )
}

import { addDays, today, useTranslation } from '@kinora/i18n'
import { SNOOZE_MAX_DAYS } from '@kinora/limits'
import { Button, TextField } from '@kinora/ui'
import { useState, type SubmitEvent } from 'react'
import { useTeamSnoozeMutation } from '../teamApi.ts'
import styles from './Signals.module.css'

const DAYS = [1, 3, 7, 14]

/** For how many days, or until which day, the signals of a member are put off. */
export function SnoozeChoices({ memberId, name }: { memberId: number; name: string }) {
  const { t } = useTranslation('mfe-team')
  const [day, setDay] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [snooze, { isLoading }] = useTeamSnoozeMutation()
  const [first, last] = [addDays(today(), 1), addDays(today(), SNOOZE_MAX_DAYS)]

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isLoading) return
    // Also when nothing or half of a day was entered: then the field's value is empty.
    const isPossible = day >= first && day <= last
    setWrong(!isPossible)
    if (isPossible) void snooze({ id: memberId, data: { until: day } })
  }
  return (
    <div className={styles.choices} role="group" aria-label={t('snooze.label', { name })}>
      {DAYS.map((days) => (
        <Button
          key={days}
          aria-disabled={isLoading}
          onClick={() => !isLoading && void snooze({ id: memberId, data: { days } })}
        >
          {t('snooze.days', { count: days })}
        </Button>
      ))}
      <form className={styles.until} noValidate onSubmit={submit}>
        <TextField
          type="date"
          label={t('snooze.untilDay')}
          min={first}
          max={last}
          value={day}
          error={isWrong ? t('snooze.wrongDay', { count: SNOOZE_MAX_DAYS }) : undefined}
          onChange={({ target }) => {
            setWrong(false)
            setDay(target.value)
          }}
        />
        <Button type="submit" aria-disabled={isLoading}>
          {t('snooze.action')}
        </Button>
      </form>
    </div>
  )
}

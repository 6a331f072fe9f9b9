import { formatWeekday, useLocale, useTranslation, WEEKDAYS } from '@kinora/i18n'
import { Button, PillField, TextField } from '@kinora/ui'
import { useRef } from 'react'
import type { ReminderTime } from './reminderTimes.ts'
import styles from './ReminderTimes.module.css'

type Props = {
  times: ReminderTime[]
  onChange: (times: ReminderTime[]) => void
  /** Whether incomplete entries are marked. */
  isChecked: boolean
}

const USUAL = { time: '09:00', weekdays: [1, 3, 5] }

/** Times of day with their weekdays, to add, change and remove. */
export function ReminderTimes({ times, onChange, isChecked }: Props) {
  const { t } = useTranslation('mfe-profile')
  const add = useRef<HTMLButtonElement>(null)

  const replace = (changed: ReminderTime) => onChange(times.map((old) => (old.key === changed.key ? changed : old)))
  const remove = (removedTime: ReminderTime) => {
    onChange(times.filter((time) => time !== removedTime))
    add.current?.focus()
  }
  const addOne = () => onChange([...times, { key: Math.max(-1, ...times.map(({ key }) => key)) + 1, ...USUAL }])

  return (
    <div>
      {times.length === 0 && <p className={styles.none}>{t('reminders.none')}</p>}
      {times.map((one, index) => (
        <Time
          key={one.key}
          one={one}
          number={index + 1}
          isChecked={isChecked}
          onChange={replace}
          onRemove={() => remove(one)}
        />
      ))}
      <Button ref={add} icon="plus" onClick={addOne}>
        {t('reminders.add')}
      </Button>
    </div>
  )
}

type TimeProps = {
  one: ReminderTime
  number: number
  isChecked: boolean
  onChange: (one: ReminderTime) => void
  onRemove: () => void
}

function Time({ one, number, isChecked, onChange, onRemove }: TimeProps) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const { time, weekdays } = one
  const toggle = (weekday: number) =>
    onChange({
      ...one,
      weekdays: weekdays.includes(weekday) ? weekdays.filter((other) => other !== weekday) : [...weekdays, weekday],
    })
  const hasNoDay = isChecked && weekdays.length === 0
  const problem = `reminder-days-${one.key}`
  return (
    <fieldset className={styles.time}>
      <legend className={styles.legend}>{t('reminders.number', { number })}</legend>
      <div className={styles.clock}>
        <TextField
          type="time"
          label={t('reminders.time')}
          value={time}
          error={isChecked && time === '' ? t('reminders.noTime') : undefined}
          onChange={({ target }) => onChange({ ...one, time: target.value })}
        />
      </div>
      <fieldset aria-describedby={hasNoDay ? problem : undefined}>
        <legend className={styles.days}>{t('reminders.days')}</legend>
        <div className={styles.pills}>
          {WEEKDAYS.map((weekday) => (
            <PillField
              key={weekday}
              label={formatWeekday(weekday, locale)}
              checked={weekdays.includes(weekday)}
              onChange={() => toggle(weekday)}
            />
          ))}
        </div>
        {hasNoDay && (
          <p id={problem} className={styles.problem}>
            {t('reminders.noDay')}
          </p>
        )}
      </fieldset>
      <Button icon="close" aria-label={t('reminders.removeOne', { number })} onClick={onRemove}>
        {t('reminders.remove')}
      </Button>
    </fieldset>
  )
}

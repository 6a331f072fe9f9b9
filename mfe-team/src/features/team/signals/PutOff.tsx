import type { NewSnooze } from '@kinora/contracts'
import { Form, useSmallForm } from '@kinora/forms'
import { addDays, formatDay, useLocale, useToday, useTranslation } from '@kinora/i18n'
import { SNOOZE_MAX_DAYS } from '@kinora/limits'
import { addNotice } from '@kinora/notices'
import { Button, TextField } from '@kinora/ui'
import { useId, useState } from 'react'
import { useTeamEndSnoozeMutation, useTeamSnoozeMutation } from '../teamApi.ts'
import styles from './Signals.module.css'

const DAYS = [1, 3, 7, 14]

/** `unreadWords`: messages keep somebody in the list, also when they are put off. */
export type PutOffMember = { id: number; name: string; unreadWords: number }

/** Both are called before what is shown is read again. */
type PutOffEnds = { onDone: () => void; onUndone: () => void }

/** Puts a member off for a while. */
export function PutOff({ member, ...ends }: { member: PutOffMember } & PutOffEnds) {
  const { t } = useTranslation('mfe-team')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        icon="clock"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('snooze.label', { name: member.name })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('snooze.action')}
      </Button>
      {isOpen && <SnoozeChoices id={id} member={member} {...ends} />}
    </>
  )
}

/** For how many days, or until which day, a member is put off. The notice of it undoes it. */
function SnoozeChoices({ id, member, onDone, onUndone }: { id: string; member: PutOffMember } & PutOffEnds) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const [snooze, { isLoading }] = useTeamSnoozeMutation()
  const [end] = useTeamEndSnoozeMutation()
  const day = useToday()
  const [first, last] = [addDays(day, 1), addDays(day, SNOOZE_MAX_DAYS)]
  const { name, unreadWords } = member

  async function put(data: NewSnooze) {
    if (isLoading) return
    const { error } = await snooze({ id: member.id, data })
    if (error) return error
    const how = data.until
      ? t('snooze.doneUntil', { name, day: formatDay(data.until, locale, 'long') })
      : t('snooze.done', { name, count: data.days ?? 0 })
    addNotice({
      kind: 'success',
      text: unreadWords > 0 ? `${how} ${t('snooze.stays')}` : how,
      action: { label: t('snooze.undo'), run: () => void undo() },
    })
    onDone()
  }
  const undo = async () => {
    if (!(await end(member.id)).error) onUndone()
  }
  const { field, state } = useSmallForm({
    initial: { day: '' },
    // Also when nothing or half of a day was entered: then the field's value is empty.
    check: ({ day }) => (day >= first && day <= last ? {} : { day: 'snooze.wrongDay' }),
    send: ({ day }) => put({ until: day }),
    words: (code) => t(code, { count: SNOOZE_MAX_DAYS }),
  })
  return (
    <div id={id} className={styles.choices} role="group" aria-label={t('snooze.label', { name })}>
      {DAYS.map((days) => (
        <Button key={days} aria-disabled={isLoading} onClick={() => void put({ days })}>
          {t('snooze.days', { count: days })}
        </Button>
      ))}
      <Form state={state} className={styles.until}>
        <TextField {...field('day')} type="date" label={t('snooze.untilDay')} min={first} max={last} />
        <Button type="submit" aria-disabled={isLoading}>
          {t('snooze.action')}
        </Button>
      </Form>
    </div>
  )
}

type ShowAgainProps = { memberId: number; name: string; onDone: () => void }

/** Ends that a member is put off. `onDone` comes before the list is read again. */
export function ShowAgain({ memberId, name, onDone }: ShowAgainProps) {
  const { t } = useTranslation('mfe-team')
  const [end, { isLoading }] = useTeamEndSnoozeMutation()
  const press = async () => {
    if (!isLoading && !(await end(memberId)).error) onDone()
  }
  return (
    <Button
      variant="quiet"
      aria-disabled={isLoading}
      aria-label={t('snooze.endLabel', { name })}
      onClick={() => void press()}
    >
      {t('snooze.end')}
    </Button>
  )
}

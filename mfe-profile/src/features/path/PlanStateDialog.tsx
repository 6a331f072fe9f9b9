import type { Plan, PlanState } from '@kinora/contracts'
import { addDays, formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { PLAN_STATE_MAX_DAYS } from '@kinora/limits'
import { useHoldReload } from '@kinora/router'
import { Button, Dialog, DialogFoot, Icon, RadioField, TextField } from '@kinora/ui'
import { useState, type FormEvent, type RefObject } from 'react'
import { useProfileChangePlanStateMutation } from './planApi.ts'
import styles from './PlanStateDialog.module.css'

export type PlanMode = Exclude<PlanState['mode'], 'normal'>

/** Choices of the last day, in days after today; undefined for a day that is written. */
const CHOICES = { today: 0, threeDays: 2, week: 6, other: undefined }
type Choice = keyof typeof CHOICES

const REFUSED: Partial<Record<string, string>> = {
  'plan.notAllowed': 'path.state.dialog.notAllowed',
  'testMode.readOnly': 'ui:testMode.notSaved',
}

type Props = { plan: Plan; mode: PlanMode; returnTo: RefObject<HTMLElement | null>; onClose: () => void }

/** Asks for the last day of a gentler plan or a pause, and begins it. */
export function PlanStateDialog({ plan: { day }, mode, returnTo, onClose }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const [choice, setChoice] = useState<Choice>(mode === 'gentle' ? 'today' : 'week')
  const [written, setWritten] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [send, { isLoading, error }] = useProfileChangePlanStateMutation()
  useHoldReload(written !== '')

  const last = addDays(day, PLAN_STATE_MAX_DAYS)
  const days = CHOICES[choice]
  const until = days === undefined ? written : addDays(day, days)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isLoading) return
    const isPossible = until >= day && until <= last
    setWrong(!isPossible)
    if (!isPossible) return void document.getElementById('last-day')?.focus()
    const answer = await send({ mode, until })
    if (!answer.error) onClose()
  }

  return (
    <Dialog title={t(`path.state.dialog.${mode}`)} returnTo={returnTo} onClose={onClose}>
      <p>{t(`path.state.dialog.${mode}Words`)}</p>
      <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
        <RadioField
          name="choice"
          label={t('path.state.dialog.until')}
          chosen={choice}
          options={(Object.keys(CHOICES) as Choice[]).map((value) => ({
            value,
            label: t(`path.state.dialog.choices.${value}`),
            detail: detailOf(value),
          }))}
          onChange={({ target }) => setChoice(target.value as Choice)}
        />
        {choice === 'other' && (
          <TextField
            id="last-day"
            type="date"
            label={t('path.state.dialog.lastDay')}
            min={day}
            max={last}
            value={written}
            error={isWrong ? wrongDay() : undefined}
            onChange={({ target }) => setWritten(target.value)}
          />
        )}
        <div role="alert">
          {error && (
            <p className={styles.failed}>
              <Icon name="circle-alert" />
              {t(REFUSED[codeOf(error) ?? ''] ?? 'path.state.dialog.failed')}
            </p>
          )}
        </div>
        <DialogFoot>
          <Button onClick={onClose}>{t('path.state.dialog.no')}</Button>
          <Button variant="primary" type="submit" aria-disabled={isLoading}>
            {t(isLoading ? 'path.state.dialog.sending' : `path.state.dialog.send.${mode}`)}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )

  function detailOf(value: Choice) {
    const after = CHOICES[value]
    return after ? t('ui:dose.until', { date: formatDay(addDays(day, after), locale, 'long') }) : undefined
  }
  function wrongDay() {
    return t('path.state.dialog.wrongDay', {
      from: formatDay(day, locale, 'long'),
      to: formatDay(last, locale, 'long'),
    })
  }
}

const codeOf = (error: unknown) => (error as { data?: { code?: string } }).data?.code

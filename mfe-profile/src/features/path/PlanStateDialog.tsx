import type { Plan, PlanState } from '@kinora/contracts'
import { Form, FormProblem, SubmitButton, useSmallForm } from '@kinora/forms'
import { addDays, formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { PLAN_STATE_MAX_DAYS } from '@kinora/limits'
import { Dialog, DialogCancel, DialogFoot, RadioField, TextField } from '@kinora/ui'
import type { RefObject } from 'react'
import { useProfileChangePlanStateMutation } from './plan/planApi.ts'
import styles from './PlanStateDialog.module.css'

export type PlanMode = Exclude<PlanState['mode'], 'normal'>

/** Choices of the last day, in days after today; undefined for a day that is typed. */
const CHOICES = { today: 0, threeDays: 2, week: 6, other: undefined }
type Choice = keyof typeof CHOICES
type Values = { choice: Choice; lastDay: string }

const WRONG_DAY = 'wrongDay'

const REFUSED: Partial<Record<string, 'path.state.dialog.notAllowed' | 'ui:testMode.notSaved'>> = {
  'plan.notAllowed': 'path.state.dialog.notAllowed',
  'testMode.readOnly': 'ui:testMode.notSaved',
}

type Props = { plan: Plan; mode: PlanMode; returnTo: RefObject<HTMLElement | null>; onClose: () => void }

/** Asks for the last day of a gentle plan or a pause, and begins it. */
export function PlanStateDialog({ plan: { day }, mode, returnTo, onClose }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const [send] = useProfileChangePlanStateMutation()
  const last = addDays(day, PLAN_STATE_MAX_DAYS)
  const { values, set, field, state } = useSmallForm<Values>({
    initial: { choice: mode === 'gentle' ? 'today' : 'week', lastDay: '' },
    check: (values) => (untilOf(values) >= day && untilOf(values) <= last ? {} : { lastDay: WRONG_DAY }),
    send: async (values) => {
      const { error } = await send({ mode, until: untilOf(values) })
      if (!error) onClose()
      return error
    },
    words: (code) => (code === WRONG_DAY ? wrongDay() : t(REFUSED[code] ?? 'path.state.dialog.failed')),
  })

  return (
    <Dialog title={t(`path.state.dialog.${mode}`)} returnTo={returnTo} onClose={onClose}>
      <p>{t(`path.state.dialog.${mode}Words`)}</p>
      <Form state={state} className={styles.form}>
        <RadioField
          name="choice"
          label={t('path.state.dialog.until')}
          chosen={values.choice}
          options={(Object.keys(CHOICES) as Choice[]).map((value) => ({
            value,
            label: t(`path.state.dialog.choices.${value}`),
            detail: detailOf(value),
          }))}
          onChange={({ target }) => set({ choice: target.value as Choice })}
        />
        {values.choice === 'other' && (
          <TextField {...field('lastDay')} type="date" label={t('path.state.dialog.lastDay')} min={day} max={last} />
        )}
        <FormProblem className={styles.failed}>{state.problem}</FormProblem>
        <DialogFoot>
          <DialogCancel>{t('path.state.dialog.no')}</DialogCancel>
          <SubmitButton state={state} busy={t('path.state.dialog.sending')}>
            {t(`path.state.dialog.send.${mode}`)}
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  )

  function untilOf({ choice, lastDay }: Values) {
    const days = CHOICES[choice]
    return days === undefined ? lastDay : addDays(day, days)
  }
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

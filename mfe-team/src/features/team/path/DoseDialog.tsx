import type { Dose, Program } from '@kinora/contracts'
import { formatDay, today, typeset, useLocale, useTranslation } from '@kinora/i18n'
import { DAILY_MAXIMUM, DOSE_TEXT_MAX_LENGTH } from '@kinora/limits'
import { useHoldReload } from '@kinora/router'
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  PillField,
  RadioField,
  SelectField,
  TextField,
  useDoseWords,
} from '@kinora/ui'
import { useId, useState, type RefObject, type SubmitEvent } from 'react'
import styles from './DoseDialog.module.css'
import { doseOf, doseProblem, fieldsOf, HOW_OFTEN, WEEKDAYS, type DoseFields, type HowOften } from './doseFields.ts'

type Props = {
  program: Program
  dose: Dose | null
  returnTo: RefObject<HTMLElement | null>
  onDone: (dose: Dose | null) => void
  onClose: () => void
}

/** How often a program should be trained, and how, in one dialog. */
export function DoseDialog({ program, dose, returnTo, onDone, onClose }: Props) {
  const { t } = useTranslation('mfe-team')
  const doseWords = useDoseWords()
  const dayId = useId()
  const [fields, setFields] = useState(() => fieldsOf(dose))
  const [problem, setProblem] = useState<ReturnType<typeof doseProblem>>(null)
  const [isTouched, setTouched] = useState(false)
  useHoldReload(isTouched)

  const set = (change: Partial<DoseFields>) => {
    setTouched(true)
    setFields({ ...fields, ...change })
  }
  function done(event: SubmitEvent) {
    event.preventDefault()
    const wrong = doseProblem(fields, dose)
    setProblem(wrong)
    if (wrong) return void document.getElementById(wrong === 'until' ? dayId : `${dayId}-1`)?.focus()
    onDone(doseOf(fields))
  }
  return (
    <Dialog
      shape="sheet"
      size="medium"
      title={typeset(program.title)}
      close={t('dose.cancel')}
      returnTo={returnTo}
      onClose={onClose}
    >
      <form noValidate onSubmit={done}>
        <DialogBody className={styles.body}>
          <RadioField
            name="how-often"
            label={t('dose.howOften')}
            chosen={fields.howOften}
            options={HOW_OFTEN.map((value) => ({ value, label: t(`dose.${value}`) }))}
            onChange={({ target }) => set({ howOften: target.value as HowOften })}
          />
          {fields.howOften === 'weekdays' && (
            <Weekdays
              id={dayId}
              chosen={fields.weekdays}
              error={problem === 'weekdays' ? t('dose.noWeekday') : undefined}
              onChange={(weekdays) => set({ weekdays })}
            />
          )}
          {fields.howOften === 'daysPerWeek' && (
            <SelectField
              label={t('dose.days')}
              value={fields.daysPerWeek}
              onChange={({ target }) => set({ daysPerWeek: Number(target.value) })}
            >
              {WEEKDAYS.map((count) => (
                <option key={count} value={count}>
                  {t('dose.dayCount', { count })}
                </option>
              ))}
            </SelectField>
          )}
          <SelectField
            label={t('dose.perDay')}
            value={fields.perDayMax ?? ''}
            onChange={({ target }) => set({ perDayMax: Number(target.value) || null })}
          >
            <option value="">{t('dose.anyPerDay')}</option>
            {Array.from({ length: DAILY_MAXIMUM }, (_, index) => (
              <option key={index} value={index + 1}>
                {t('dose.times', { count: index + 1 })}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('dose.text')}
            hint={t('dose.textHint')}
            maxLength={DOSE_TEXT_MAX_LENGTH}
            autoComplete="off"
            value={fields.text}
            onChange={({ target }) => set({ text: target.value })}
          />
          <TextField
            id={dayId}
            type="date"
            label={t('dose.until')}
            hint={t('dose.untilHint')}
            min={today()}
            value={fields.until}
            error={problem === 'until' ? t('dose.past') : undefined}
            onChange={({ target }) => set({ until: target.value })}
          />
          <p className={styles.words} aria-live="polite">
            {t('dose.words')} <b>{doseWords(doseOf(fields))}</b>
          </p>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>{t('dose.cancel')}</Button>
          <Button variant="primary" type="submit">
            {t('dose.done')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

type WeekdaysProps = { id: string; chosen: number[]; error: string | undefined; onChange: (chosen: number[]) => void }

function Weekdays({ id, chosen, error, onChange }: WeekdaysProps) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  return (
    <fieldset aria-describedby={error && `${id}-days`}>
      <legend className={styles.legend}>{t('dose.whichDays')}</legend>
      <div className={styles.days}>
        {WEEKDAYS.map((weekday) => (
          <PillField
            key={weekday}
            id={`${id}-${weekday}`}
            // The week of Monday, 5 January 1970.
            label={formatDay(`1970-01-${String(weekday + 4).padStart(2, '0')}`, locale, 'weekday')}
            checked={chosen.includes(weekday)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, weekday].sort() : chosen.filter((other) => other !== weekday))
            }
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-days`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

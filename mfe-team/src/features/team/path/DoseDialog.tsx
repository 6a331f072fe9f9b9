import type { Dose, Program } from '@kinora/contracts'
import { Form, useSmallForm } from '@kinora/forms'
import { formatWeekday, typeset, useLocale, useToday, useTranslation, WEEKDAYS } from '@kinora/i18n'
import { DAILY_MAXIMUM, DOSE_TEXT_MAX_LENGTH } from '@kinora/limits'
import {
  Button,
  Dialog,
  DialogCancel,
  DialogBody,
  DialogFoot,
  PillField,
  RadioField,
  SelectField,
  TextField,
  useDoseWords,
} from '@kinora/ui'
import type { RefObject } from 'react'
import styles from './DoseDialog.module.css'
import { doseOf, doseProblems, fieldsOf, HOW_OFTEN, type HowOften } from './doseFields.ts'

type Props = {
  program: Program
  dose: Dose | null
  /** On which days of the week it falls, in words. */
  daysOf: (dose: Dose | null) => string | null
  returnTo: RefObject<HTMLElement | null>
  onDone: (dose: Dose | null) => void
  onClose: () => void
}

/** How often a program should be trained, and how, in one dialog. */
export function DoseDialog({ program, dose, daysOf, returnTo, onDone, onClose }: Props) {
  const { t } = useTranslation('mfe-team')
  const doseWords = useDoseWords()
  const day = useToday()
  const { values, set, field, idAndError, state } = useSmallForm({
    initial: fieldsOf(dose),
    check: (fields) => doseProblems(fields, dose),
    send: (fields) => void onDone(doseOf(fields)),
    words: (code) => t(`dose.${code}`),
  })
  const days = daysOf(doseOf(values))
  return (
    <Dialog
      shape="sheet"
      size="medium"
      title={typeset(program.title)}
      close={t('dose.cancel')}
      returnTo={returnTo}
      onClose={onClose}
    >
      <Form state={state}>
        <DialogBody className={styles.body}>
          <RadioField
            name="how-often"
            label={t('dose.howOften')}
            chosen={values.howOften}
            options={HOW_OFTEN.map((value) => ({ value, label: t(`dose.${value}`) }))}
            onChange={({ target }) => set({ howOften: target.value as HowOften })}
          />
          {values.howOften === 'weekdays' && (
            <Weekdays {...idAndError('weekdays')} chosen={values.weekdays} onChange={(weekdays) => set({ weekdays })} />
          )}
          {values.howOften === 'daysPerWeek' && (
            <SelectField
              label={t('dose.days')}
              value={values.daysPerWeek}
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
            value={values.perDayMax ?? ''}
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
            {...field('text')}
            label={t('dose.text')}
            hint={t('dose.textHint')}
            maxLength={DOSE_TEXT_MAX_LENGTH}
            autoComplete="off"
          />
          <TextField {...field('until')} type="date" label={t('dose.until')} hint={t('dose.untilHint')} min={day} />
          <p className={styles.words} aria-live="polite">
            {t('dose.words')} <b>{doseWords(doseOf(values))}</b>
            {days && <span className={styles.which}>{days}</span>}
          </p>
        </DialogBody>
        <DialogFoot>
          <DialogCancel>{t('dose.cancel')}</DialogCancel>
          <Button variant="primary" type="submit">
            {t('dose.done')}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}

type WeekdaysProps = { id: string; chosen: number[]; error: string | undefined; onChange: (chosen: number[]) => void }

function Weekdays({ id, chosen, error, onChange }: WeekdaysProps) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className={styles.legend}>{t('dose.whichDays')}</legend>
      <div className={styles.days}>
        {WEEKDAYS.map((weekday, index) => (
          <PillField
            key={weekday}
            id={index === 0 ? id : undefined}
            label={formatWeekday(weekday, locale)}
            checked={chosen.includes(weekday)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, weekday].sort() : chosen.filter((other) => other !== weekday))
            }
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

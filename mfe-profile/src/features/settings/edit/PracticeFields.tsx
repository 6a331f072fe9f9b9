import { FieldGroup, useWords } from '@kinora/forms'
import { formatWeekday, useLocale, WEEKDAYS } from '@kinora/i18n'
import { DESCRIPTION_MAX_LENGTH } from '@kinora/limits'
import { Button, TextAreaField, TextField } from '@kinora/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import styles from './PracticeFields.module.css'
import type { ProfileForm } from './profileForm.ts'

/** How a specialist is described to members, and when they usually answer. */
export function PracticeFields({ form }: { form: ProfileForm }) {
  const words = useWords('mfe-profile', 'edit')
  const { field, control } = form
  const typed = useWatch({ control, name: 'description' })
  return (
    <>
      <FieldGroup title={words('section.practice')}>
        <TextAreaField
          {...field('description')}
          label={words('field.description')}
          hint={words('hint.description', { count: DESCRIPTION_MAX_LENGTH - typed.length })}
          rows={6}
        />
      </FieldGroup>
      <FieldGroup title={words('section.officeHours')} hint={words('hint.officeHours')}>
        <OfficeHours form={form} />
        <TextField
          {...field('awayUntil')}
          label={words('field.awayUntil')}
          hint={words('hint.awayUntil')}
          type="date"
          autoComplete="off"
        />
      </FieldGroup>
    </>
  )
}

/** From and to for each weekday; empty ones mean no answers on that day. */
function OfficeHours({ form: { field, getValues, setValue } }: { form: ProfileForm }) {
  const words = useWords('mfe-profile', 'edit')
  const locale = useLocale()
  const [hasCopied, setCopied] = useState(false)

  function copyMonday() {
    const monday = getValues('officeHours.0')
    for (const index of [1, 2, 3, 4]) setValue(`officeHours.${index}`, { ...monday }, { shouldDirty: true })
    setCopied(true)
  }

  return (
    <div className={styles.week}>
      {WEEKDAYS.map((weekday, index) => (
        <fieldset key={weekday} className={styles.day}>
          <legend className={styles.name}>{formatWeekday(weekday, locale)}</legend>
          <div className={styles.span}>
            <TextField {...field(`officeHours.${index}.from`)} label={words('field.from')} type="time" />
            <TextField {...field(`officeHours.${index}.to`)} label={words('field.to')} type="time" />
          </div>
        </fieldset>
      ))}
      <div>
        <Button onClick={copyMonday}>{words('copyMonday')}</Button>
        <p role="status" className={styles.copied}>
          {hasCopied && words('copied')}
        </p>
      </div>
    </div>
  )
}

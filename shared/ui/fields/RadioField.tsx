import { useId, type ComponentProps } from 'react'
import { joinClasses } from '../joinClasses.ts'
import { describedBy, type FieldWords } from './Field.tsx'
import { FieldError } from './FieldError.tsx'
import field from './Field.module.css'
import styles from './RadioField.module.css'

export type RadioOption = { value: string; label: string; detail?: string }

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'value' | 'checked' | 'defaultChecked'> &
  FieldWords & {
    options: RadioOption[]
    /** The value of the chosen option; '' for none. */
    chosen: string
  }

/** Radio buttons. The first has the given `id`, so that a link from the error summary works. */
export function RadioField({ label, hint, error, id: givenId, options, chosen, ...rest }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <fieldset aria-describedby={describedBy(id, { label, hint, error })}>
      <legend className={field.label}>{label}</legend>
      {hint && (
        <span className={joinClasses(field.hint, styles.hint)} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className={styles.options}>
        {options.map(({ value, label: name, detail }, index) => (
          <label key={value} className={joinClasses(styles.option, Boolean(error) && styles.wrong)}>
            <input
              {...rest}
              checked={chosen === value}
              type="radio"
              id={index === 0 ? id : undefined}
              value={value}
              className={styles.radio}
            />
            <span>
              <span className={styles.name}>{name}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

import { useId, type ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import styles from './Field.module.css'

export type FieldWords = {
  label: string
  /** One short line of help, under the label. */
  hint?: string
  /** The error, already translated. */
  error?: string
}

type Props = FieldWords & { id: string; children: ReactNode }

/** The value of a control's `aria-describedby`: the ids of the hint and the error, if there are any. */
export const describedBy = (id: string, { hint, error }: FieldWords): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

/** What ties a control to its label, hint and error: the properties of its `Field`, and its own. */
export function useField({ id: givenId, label, hint, error }: FieldWords & { id?: string | undefined }) {
  const ownId = useId()
  const id = givenId ?? ownId
  const words = { id, label, hint, error }
  return {
    words,
    control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy(id, words) },
  }
}

/** A label, the control, and the error below it. */
export function Field({ id, label, hint, error, children }: Props) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

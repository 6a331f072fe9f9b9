import type { ReactNode } from 'react'
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

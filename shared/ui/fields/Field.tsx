import type { ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import styles from './Field.module.css'

export type FieldWords = {
  label: string
  /** One short line of help, under the label. */
  hint?: string
  /** What is wrong, already in the reader's language. */
  error?: string
}

type Props = FieldWords & { id: string; children: ReactNode }

/** The ids that a control gives to `aria-describedby`, for the hint and the error that are there. */
export const describedBy = (id: string, { hint, error }: FieldWords): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

/** Label above, control, and what is wrong below it. */
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

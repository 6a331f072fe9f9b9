import type { ReactNode } from 'react'
import styles from './FieldGroup.module.css'

/** A group of fields with a title and an optional hint. */
export const FieldGroup = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <fieldset className={styles.section}>
    <legend className={styles.title}>{title}</legend>
    {hint && <p className={styles.hint}>{hint}</p>}
    <div className={styles.fields}>{children}</div>
  </fieldset>
)

/** Two short fields beside each other where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>

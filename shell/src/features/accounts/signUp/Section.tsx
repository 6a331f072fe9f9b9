import type { ReactNode } from 'react'
import styles from './Section.module.css'

/** Fields that belong together, under what they are about. */
export const Section = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <fieldset className={styles.section}>
    <legend className={styles.title}>{title}</legend>
    {hint && <p className={styles.hint}>{hint}</p>}
    <div className={styles.fields}>{children}</div>
  </fieldset>
)

/** Two short fields beside each other where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>

import { useId, type ReactNode } from 'react'
import styles from './SettingsSection.module.css'

type Props = { title: string; text?: string; children?: ReactNode }

/** A section of a settings page: a title, an explanation, and what can be seen or done. */
export function SettingsSection({ title, text, children }: Props) {
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}

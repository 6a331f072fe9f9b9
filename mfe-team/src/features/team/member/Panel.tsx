import { useId, type ReactNode } from 'react'
import styles from './Panel.module.css'

/** A part of a member's page with its title. */
export function Panel({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}

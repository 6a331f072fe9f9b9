import { joinClasses } from '@kinora/ui'
import { useId, type ReactNode } from 'react'
import styles from './Panel.module.css'

type Props = {
  title: string
  lead?: string
  /** Title and content beside each other. */
  isLine?: boolean
  children: ReactNode
}

/** A part of a member's page with its title. */
export function Panel({ title, lead, isLine = false, children }: Props) {
  const id = useId()
  return (
    <section className={joinClasses(styles.panel, isLine && styles.line)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}

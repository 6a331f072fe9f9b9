import type { ReactNode } from 'react'
import styles from './PageTop.module.css'

type Props = {
  title: string
  /** What the page offers, in one sentence. */
  lead?: string
  /** More content of the header. */
  children?: ReactNode
}

/** A page's title and lead. */
export function PageTop({ title, lead, children }: Props) {
  return (
    <header className={styles.top}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  )
}

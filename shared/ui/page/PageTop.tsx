import type { ReactNode } from 'react'
import styles from './PageTop.module.css'

type Props = {
  title: string
  /** What is found here, in a sentence. */
  lead?: string
  /** What else is said of the whole page. */
  children?: ReactNode
}

/** A page's breadcrumbs, title and lead. */
export function PageTop({ title, lead, children }: Props) {
  return (
    <header className={styles.top}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  )
}

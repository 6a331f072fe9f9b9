import type { ReactNode } from 'react'
import { PageTop } from './PageTop.tsx'
import styles from './SidebarPage.module.css'

type Props = {
  /** Names the sidebar for screen readers. */
  label: string
  summary: ReactNode
  /** What follows the summary; below the content on a phone. */
  side: ReactNode
  title: string
  lead?: string | undefined
  children: ReactNode
}

/** A sidebar beside a wide column; on a phone the summary is above the column and the rest of the sidebar below it. */
export const SidebarPage = ({ label, summary, side, title, lead, children }: Props) => (
  <div className={styles.frame}>
    <aside className={styles.summary} aria-label={label}>
      {summary}
    </aside>
    <div className={styles.content}>
      <PageTop title={title} lead={lead} />
      {children}
    </div>
    <div className={styles.side}>{side}</div>
  </div>
)

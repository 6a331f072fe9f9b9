import { useId, type ReactNode } from 'react'
import styles from './StateSection.module.css'

type Props = {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  /** Beside the title: the date of the last update, or an action. */
  aside?: ReactNode
  children: ReactNode
}

/** One part of the member's state. */
export function StateSection({ title, lead, aside, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}

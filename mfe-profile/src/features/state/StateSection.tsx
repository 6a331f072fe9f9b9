import { joinClasses } from '@kinora/ui'
import { useId, type ReactNode } from 'react'
import styles from './StateSection.module.css'

type Props = {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  /** Beside the title: the date of the last update, or an action. */
  aside?: ReactNode
  /** Among smaller parts: of a specialist's page. */
  isSmall?: boolean
  children: ReactNode
}

/** One part of the member's state. */
export function StateSection({ title, lead, aside, isSmall = false, children }: Props) {
  const id = useId()
  return (
    <section className={joinClasses(styles.section, isSmall && styles.small)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}

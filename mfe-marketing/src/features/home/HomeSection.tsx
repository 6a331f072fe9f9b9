import { joinClasses, Wrap } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './HomeSection.module.css'

type Props = {
  /** The id of its heading. */
  id: string
  title: string
  lead?: string
  /** A link to the page with more of it. */
  more?: ReactNode
  /** `ground` has a background colour; `beside` puts the heading at the left of the content. */
  look?: 'ground' | 'beside'
  children: ReactNode
}

/** A section of the first page: a heading, its content and an optional link. */
export function HomeSection({ id, title, lead, more, look, children }: Props) {
  return (
    <section className={joinClasses(styles.section, look && styles[look])} aria-labelledby={id}>
      <Wrap className={styles.inside}>
        <div className={styles.head}>
          <div>
            <h2 id={id}>{title}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {more}
        </div>
        <div>{children}</div>
      </Wrap>
    </section>
  )
}

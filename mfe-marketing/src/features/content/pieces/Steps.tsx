import { Wrap } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './Steps.module.css'

type Props = { title: string; lead: string; children: ReactNode }

/** What to do first, second and third. */
export function Steps({ title, lead, children }: Props) {
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <Wrap>
        <h2 id="steps">{title}</h2>
        <p className={styles.lead}>{lead}</p>
        <ol>{children}</ol>
      </Wrap>
    </section>
  )
}

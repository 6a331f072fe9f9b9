import { useId, type ReactNode } from 'react'
import { joinClasses } from '@kinora/ui'
import styles from './ReportPart.module.css'

type Props = {
  title: string
  /** As wide as the page, not half of it. */
  wide?: boolean
  /** Left out on paper. */
  screenOnly?: boolean
  children: ReactNode
}

/** A part of the report. */
export function ReportPart({ title, wide = false, screenOnly = false, children }: Props) {
  const id = useId()
  return (
    <section
      className={joinClasses(styles.part, wide && styles.wide, screenOnly && styles.screenOnly)}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text for screen readers only. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'div' | 'output' | 'h1'
  children: ReactNode
}) {
  return <Element className={styles.hidden}>{children}</Element>
}

import type { ReactNode } from 'react'
import { joinClasses } from '../joinClasses.ts'
import styles from './Wrap.module.css'

/** The page's column: at most 1200 px of content, and gutters of 16, 24 or 40 px. */
export function Wrap({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={joinClasses(styles.wrap, className)}>{children}</div>
}

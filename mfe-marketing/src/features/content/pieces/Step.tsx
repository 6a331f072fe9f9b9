import type { ReactNode } from 'react'
import styles from './Step.module.css'

type Props = { title: string; children: ReactNode }

/** One of the steps, numbered by its place: what it looks like, and words. */
export function Step({ title, children }: Props) {
  return (
    <li className={styles.step}>
      <h3>{title}</h3>
      {children}
    </li>
  )
}

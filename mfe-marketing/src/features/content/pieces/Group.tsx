import type { ReactNode } from 'react'
import { useIsExtract } from '../Extract.tsx'
import styles from './Group.module.css'

type Props = { id: string; title: string; children: ReactNode }

/** Questions of one kind, under a heading of their own. */
export function Group({ id, title, children }: Props) {
  if (useIsExtract()) return children
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import styles from './OwnSection.module.css'

type Props = { title: string; text: string; children: ReactNode }

/** A section of the account page: a title, an explanation and an action. */
export const OwnSection = ({ title, text, children }: Props) => (
  <section className={styles.section}>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    {children}
  </section>
)

import type { ReactNode } from 'react'
import styles from './FormLinks.module.css'

/** Links to related pages, below a form. */
export const FormLinks = ({ children }: { children: ReactNode }) => <div className={styles.links}>{children}</div>

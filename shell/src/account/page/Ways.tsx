import type { ReactNode } from 'react'
import styles from './Ways.module.css'

/** Where else one can go, below what the page is for. */
export const Ways = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>

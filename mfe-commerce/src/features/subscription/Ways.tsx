import type { ReactNode } from 'react'
import styles from './Ways.module.css'

/** Buttons beside each other, the main one first. */
export const Ways = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>

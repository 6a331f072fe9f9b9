import type { ReactNode } from 'react'
import styles from './Panel.module.css'

/** The card of a settings page. */
export const Panel = ({ children }: { children: ReactNode }) => <div className={styles.panel}>{children}</div>

import type { ReactNode } from 'react'
import styles from './Step.module.css'

/** The fields of one step. The others stay in the page, hidden, with what was typed into them. */
export const Step = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => (
  <div className={styles.step} hidden={!isShown}>
    {children}
  </div>
)

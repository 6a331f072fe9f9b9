import type { ReactNode } from 'react'
import styles from './SpecialistColours.module.css'

/** Main buttons, links and own words in the colour of the specialist's header; what is done stays green. */
export const SpecialistColours = ({ children }: { children: ReactNode }) => (
  <div className={styles.colours}>{children}</div>
)

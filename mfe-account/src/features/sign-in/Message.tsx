import { Icon, type IconName } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './Message.module.css'

/** An informational message above a form. */
export const Message = ({ icon = 'info', children }: { icon?: IconName; children: ReactNode }) => (
  <div className={styles.message}>
    <Icon name={icon} />
    <p>{children}</p>
  </div>
)

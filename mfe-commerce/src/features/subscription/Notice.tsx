import { Icon, joinClasses, type IconName } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type Props = { tone: 'problem' | 'info' | 'done'; children: ReactNode }

const ICONS: Record<Props['tone'], IconName> = { problem: 'circle-alert', info: 'info', done: 'circle-check' }

/** Some sentences with an icon, in a box. */
export const Notice = ({ tone, children }: Props) => (
  <div className={joinClasses(styles.notice, styles[tone])}>
    <Icon name={ICONS[tone]} />
    <div className={styles.words}>{children}</div>
  </div>
)

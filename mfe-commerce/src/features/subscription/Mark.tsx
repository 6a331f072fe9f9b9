import { Icon, joinClasses, type IconName } from '@kinora/ui'
import styles from './Mark.module.css'

type Props = { icon: IconName; tone?: 'calm' | 'good' | 'bad' }

/** A round sign above the title of a card. */
export const Mark = ({ icon, tone = 'calm' }: Props) => (
  <span className={joinClasses(styles.mark, styles[tone])}>
    <Icon name={icon} />
  </span>
)

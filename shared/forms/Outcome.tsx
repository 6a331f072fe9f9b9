import { Icon } from '@kinora/ui'
import styles from './Outcome.module.css'

type Props = { done?: string | false; problem?: string }

/** The result of a button's action, shown below it and announced. */
export const Outcome = ({ done, problem }: Props) => (
  <div role="status">
    {problem && (
      <p className={styles.problem}>
        <Icon name="circle-alert" size="small" />
        {problem}
      </p>
    )}
    {done && (
      <p className={styles.done}>
        <Icon name="check" size="small" />
        {done}
      </p>
    )}
  </div>
)

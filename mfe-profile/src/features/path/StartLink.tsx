import { Icon, joinClasses, VisuallyHidden } from '@kinora/ui'
import { Link } from '@kinora/router'
import styles from './StartLink.module.css'

type Props = {
  to: string
  words: string
  hint?: string
  /** What it starts, which only the link's name says: people see it beside the link. */
  of: string
  small?: boolean
}

/** The one primary action of the day: a pill with a play sign. */
export const StartLink = ({ to, words, hint, of, small = false }: Props) => (
  <Link className={joinClasses(styles.start, small && styles.small)} to={to}>
    <span className={styles.circle}>
      <Icon name="play" />
    </span>
    <span>
      <b>
        {words}
        <VisuallyHidden> {of}</VisuallyHidden>
      </b>
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
  </Link>
)

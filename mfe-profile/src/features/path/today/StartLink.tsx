import { Icon, VisuallyHidden } from '@kinora/ui'
import { Link } from '@kinora/router'
import styles from './StartLink.module.css'

type Props = {
  to: string
  words: string
  hint: string
  /** What it starts, which only the link's name says: people see it beside the link. */
  of?: string | undefined
}

/** The one primary action of the day: a pill with a play sign. */
export const StartLink = ({ to, words, hint, of }: Props) => (
  <Link className={styles.start} to={to}>
    <span className={styles.circle}>
      <Icon name="play" />
    </span>
    <span>
      <b>
        {words}
        {of && <VisuallyHidden> {of}</VisuallyHidden>}
      </b>
      <span className={styles.hint}>{hint}</span>
    </span>
  </Link>
)

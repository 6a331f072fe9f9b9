import { formatClock, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Icon } from '@kinora/ui'
import styles from './Thread.module.css'

type Props = {
  /** The program's id; none if it no longer exists. */
  id?: number
  name?: string
  seconds: number
}

/** The place in a film that a message is about; the link opens the film there. */
export function MomentLink({ id, name = '', seconds }: Props) {
  const { t } = useTranslation('mfe-profile')
  const words = t('messages.moment', { time: formatClock(seconds), name })
  return (
    <p className={styles.moment}>
      <Icon name="play" size="small" />
      {id === undefined ? words : <Link to={paths.program(id, seconds)}>{words}</Link>}
    </p>
  )
}

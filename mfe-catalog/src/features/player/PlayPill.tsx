import { formatMinutes, useLocale, useTranslation } from '@kinora/i18n'
import { Icon } from '@kinora/ui'
import styles from './PlayPill.module.css'

type Props = {
  /** The film's length. */
  seconds: number
  /** It was pressed and the player is on its way. */
  busy: boolean
  onPlay: () => void
}

/** The one large button, at the lower left so that the exercise stays to be seen. */
export function PlayPill({ seconds, busy, onPlay }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  return (
    <button type="button" className={styles.pill} aria-disabled={busy} onClick={() => !busy && onPlay()}>
      <span className={styles.circle}>
        <Icon name="play" />
      </span>
      <span className={styles.words}>
        <b>{t(busy ? 'player.loading' : 'player.play')}</b>{' '}
        <span className={styles.time}>{formatMinutes(seconds, locale)}</span>
      </span>
    </button>
  )
}

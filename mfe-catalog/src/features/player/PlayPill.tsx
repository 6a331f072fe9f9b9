import { formatMinutes, useLocale, useTranslation } from '@kinora/i18n'
import { Icon, joinClasses } from '@kinora/ui'
import styles from './PlayPill.module.css'

type Props = {
  /** The film's length in seconds. */
  duration: number
  /** The second to resume at; 0 is the beginning. */
  resumeAt: number
  /** Whether it can be resumed is known. */
  isKnown: boolean
  /** It was pressed and the player is loading. */
  busy: boolean
  onPlay: (seconds: number) => void
}

/** The large play button. A film that was begun can be resumed or played from the beginning. */
export function PlayPill({ duration, resumeAt, isKnown, busy, onPlay }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  const remainingSeconds = duration - resumeAt
  const time = formatMinutes(remainingSeconds, locale)
  return (
    <div className={joinClasses(styles.place, !isKnown && styles.unknown)}>
      <button type="button" className={styles.pill} aria-disabled={busy} onClick={() => !busy && onPlay(resumeAt)}>
        <span className={styles.circle}>
          <Icon name="play" />
        </span>
        <span className={styles.words}>
          <b>{t(busy ? 'player.loading' : resumeAt ? 'player.resume' : 'player.play')}</b>{' '}
          <span className={styles.time}>
            {resumeAt ? t('player.left', { count: Math.max(1, Math.round(remainingSeconds / 60)), time }) : time}
          </span>
        </span>
      </button>
      {resumeAt > 0 && !busy && (
        <button type="button" className={styles.anew} onClick={() => onPlay(0)}>
          {t('player.fromBeginning')}
        </button>
      )}
    </div>
  )
}

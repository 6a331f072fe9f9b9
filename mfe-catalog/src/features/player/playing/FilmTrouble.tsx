import { useTranslation } from '@kinora/i18n'
import { Button, Icon } from '@kinora/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './FilmTrouble.module.css'
import type { Trouble } from './media/usePlayback.ts'

/** A shorter wait shows no message. */
const UNNOTICED_MS = 700

type Props = { trouble: Trouble; waiting: boolean; onRetry: () => void; onPlay: () => void }

/** Over the film: that it is loading, or why it stopped, with a button that goes on. */
export function FilmTrouble({ trouble, waiting, onRetry, onPlay }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const long = useLongWait(waiting && trouble === null)
  return (
    <>
      <p className={styles.waiting} role="status">
        {long && <span>{t('player.waiting')}</span>}
      </p>
      {trouble === 'refused' ? (
        <div className={styles.trouble} role="alert">
          <p>{t('player.refused')}</p>
          <GoOn onPress={onPlay} />
        </div>
      ) : (
        trouble !== null && (
          <div className={styles.trouble} role="alert">
            <Icon name={trouble === 'offline' ? 'offline' : 'circle-alert'} size="large" />
            <p>{t(`player.${trouble}`)}</p>
            <Button onClick={onRetry}>{t('player.retry')}</Button>
          </div>
        )
      )}
    </>
  )
}

/** Has the focus: whoever exercises presses any key that is at hand. */
function GoOn({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('mfe-catalog')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} variant="primary" icon="play" onClick={onPress}>
      {t('player.goOn')}
    </Button>
  )
}

function useLongWait(waiting: boolean): boolean {
  const [noticed, setNoticed] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setNoticed(true), UNNOTICED_MS)
    return () => {
      clearTimeout(timer)
      setNoticed(false)
    }
  }, [waiting])
  return noticed
}

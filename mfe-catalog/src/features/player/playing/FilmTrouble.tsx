import { useTranslation } from '@kinora/i18n'
import { Button, Icon } from '@kinora/ui'
import { useEffect, useState } from 'react'
import styles from './FilmTrouble.module.css'
import type { Trouble } from './media/usePlayback.ts'

/** A shorter wait shows no message. */
const UNNOTICED_MS = 700

type Props = { trouble: Trouble; waiting: boolean; onRetry: () => void }

/** Over the film: that it is loading, or why it stopped, with a retry button. */
export function FilmTrouble({ trouble, waiting, onRetry }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const long = useLongWait(waiting && trouble === null)
  return (
    <>
      <p className={styles.waiting} role="status">
        {long && <span>{t('player.waiting')}</span>}
      </p>
      {trouble !== null && (
        <div className={styles.trouble} role="alert">
          <Icon name={trouble === 'offline' ? 'offline' : 'circle-alert'} size="large" />
          <p>{t(`player.${trouble}`)}</p>
          <Button onClick={onRetry}>{t('player.retry')}</Button>
        </div>
      )}
    </>
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

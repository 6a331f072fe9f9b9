import type { Chapter } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { VisuallyHidden } from '@kinora/ui'
import { useState } from 'react'
import styles from './Countdown.module.css'

/** What is left of the timed part of an exercise, in seconds; null outside of it. */
export function secondsLeft({ timed }: Pick<Chapter, 'timed'>, time: number): number | null {
  if (!timed || time < timed.from || time >= timed.from + timed.seconds) return null
  return timed.from + timed.seconds - time
}

/**
 * A ring that counts down the timed part of an exercise. Screen readers announce only its beginning and its end, so
 * that they do not talk over the film.
 */
export function Countdown({ chapter, time }: { chapter: Chapter; time: number }) {
  const { t } = useTranslation('mfe-catalog')
  const remainingSeconds = secondsLeft(chapter, time)
  const isRunning = remainingSeconds !== null
  const [wasRunning, setWasRunning] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  if (isRunning !== wasRunning) {
    setWasRunning(isRunning)
    setAnnouncement(
      isRunning ? t('player.countdown', { count: Math.round(remainingSeconds) }) : t('player.countdownOver'),
    )
  }
  return (
    <>
      {chapter.timed && isRunning && (
        <svg className={styles.ring} viewBox="0 0 48 48" aria-hidden="true" focusable="false" data-testid="countdown">
          <circle className={styles.whole} cx="24" cy="24" r="20" />
          <circle
            className={styles.left}
            cx="24"
            cy="24"
            r="20"
            pathLength="1"
            strokeDasharray={`${remainingSeconds / chapter.timed.seconds} 1`}
            transform="rotate(-90 24 24)"
          />
          <text x="24" y="24">
            {Math.ceil(remainingSeconds)}
          </text>
        </svg>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  )
}

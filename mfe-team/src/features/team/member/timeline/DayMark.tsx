import type { TimelineDay } from '@kinora/contracts'
import styles from './DayMark.module.css'

/** How a day was: with trainings a disc, with a tick or their number; on gentle and paused days without one a sign. */
export function DayMark({ day: { done, state } }: { day: Pick<TimelineDay, 'done' | 'state'> }) {
  if (done === 0 && state === 'normal') return null
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {done > 0 ? (
        <>
          <circle className={styles.disc} cx="12" cy="12" r="11" />
          {done === 1 ? (
            <path className={styles.tick} d="M7 12.5l3.5 3.5 6.5-7.5" />
          ) : (
            <text className={styles.number} x="12" y="17" textAnchor="middle">
              {done}
            </text>
          )}
        </>
      ) : state === 'gentle' ? (
        <circle className={styles.gentle} cx="12" cy="12" r="9.5" />
      ) : (
        <path className={styles.paused} d="M9 6v12M15 6v12" />
      )}
    </svg>
  )
}

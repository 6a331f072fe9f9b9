import { joinClasses } from '@kinora/ui'
import styles from './ExerciseMark.module.css'
import type { MarkKind } from './exerciseFacts.ts'

type Props = { kind: MarkKind; pain?: number; isHigh?: boolean }

/** A day of a program as a sign. */
export function ExerciseMark({ kind, pain = 0, isHigh = false }: Props) {
  if (kind === 'none') return <span className={styles.none} />
  if (kind === 'pain') return <span className={joinClasses(styles.pain, isHigh && styles.high)}>{pain}</span>
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {kind === 'done' ? (
        <>
          <circle className={styles.disc} cx="24" cy="24" r="21" />
          <path className={styles.tick} d="M15 25l6.5 6.5L33.5 18.5" />
        </>
      ) : kind === 'partly' ? (
        <>
          <circle className={styles.ring} cx="24" cy="24" r="19.5" />
          <path className={styles.disc} d="M24 4.5a19.5 19.5 0 0 0 0 39Z" />
        </>
      ) : kind === 'asked' ? (
        <circle className={styles.asked} cx="24" cy="24" r="18.5" />
      ) : (
        <path className={styles.paused} d="M19 15v18M29 15v18" />
      )}
    </svg>
  )
}

/** A program that was too hard. */
export const HardMark = ({ className }: { className?: string | undefined }) => (
  <svg className={joinClasses(styles.hard, className)} viewBox="0 0 12 8" aria-hidden="true" focusable="false">
    <path d="M6 0 12 8H0Z" />
  </svg>
)

/** A change of what the path asks for. */
export const ChangeMark = () => <span className={styles.change} aria-hidden="true" />

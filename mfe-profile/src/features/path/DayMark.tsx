import type { RhythmDay } from '@kinora/contracts'
import styles from './DayMark.module.css'

export type DayKind = RhythmDay['state'] | 'paused'

/** The mark of a day of the week, drawn: tick, half, leaf, sun, ring. What it means is said in words beside it. */
export const DayMark = ({ kind }: { kind: DayKind }) => (
  <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    {MARKS[kind === 'paused' ? 'rest' : kind]}
  </svg>
)

const MARKS = {
  done: (
    <>
      <circle className={styles.full} cx="24" cy="24" r="21" />
      <path className={styles.tick} d="M15 25l6.500 6.500L33.500 18.500" />
    </>
  ),
  partly: (
    <>
      <circle className={styles.rim} cx="24" cy="24" r="19.500" />
      <path className={styles.full} d="M24 4.500a19.500 19.500 0 0 0 0 39Z" />
    </>
  ),
  rest: (
    <>
      <circle className={styles.calm} cx="24" cy="24" r="21" />
      <path className={styles.leaf} d="M16 31c-1-9 5-15 16-15 0 11-6 17-15 15m-2 2c3-6 7-9 11-11" />
    </>
  ),
  today: (
    <>
      <circle className={styles.ring} cx="24" cy="24" r="19.500" />
      <circle className={styles.sun} cx="24" cy="24" r="10" />
    </>
  ),
  ahead: <circle className={styles.open} cx="24" cy="24" r="19.500" />,
}

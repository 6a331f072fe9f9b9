import type { FeelingName } from '@kinora/limits'
import type { ReactNode } from 'react'
import { joinClasses } from '../joinClasses.ts'
import styles from './Face.module.css'

const HEAD = 'M48 6c25 0 41 17 41 42S73 90 48 90 7 73 7 48 23 6 48 6z'
const RAYS = Array.from({ length: 12 }, (_, hour) => hour * 30)

/** A drawn face; the word beside it says what it means. */
export function Face({ feeling, className }: { feeling: FeelingName; className?: string }) {
  return (
    <svg
      className={joinClasses(styles.face, styles[feeling], className)}
      viewBox="0 0 96 96"
      aria-hidden="true"
      focusable="false"
    >
      {feeling === 'energetic' ? (
        <Sun>{FEATURES[feeling]}</Sun>
      ) : (
        <>
          <path className={styles.head} d={HEAD} />
          {FEATURES[feeling]}
        </>
      )}
    </svg>
  )
}

function Sun({ children }: { children: ReactNode }) {
  return (
    <>
      {RAYS.map((degrees) => (
        <path key={degrees} className={styles.ray} d="M48 3.5v5" transform={`rotate(${degrees} 48 48)`} />
      ))}
      <circle className={styles.head} cx="48" cy="48" r="34" />
      <g transform="translate(48 49) scale(.86) translate(-48 -49)">{children}</g>
    </>
  )
}

const line = (d: string) => <path className={styles.line} d={d} />
const eyes = (left: number, y: number, r = 4.5) =>
  [left, 96 - left].map((x) => <circle key={x} className={styles.ink} cx={x} cy={y} r={r} />)
const cheeks = [25, 71].map((x) => <ellipse key={x} className={styles.cheek} cx={x} cy="58" rx="7" ry="5" />)

const FEATURES: Record<FeelingName, ReactNode> = {
  sad: (
    <>
      {line('M25 38l10-5M71 38l-10-5')}
      {eyes(33, 48)}
      {line('M35 69c7-8 19-8 26 0')}
    </>
  ),
  worried: (
    <>
      {line('M23 38c4-2 8-5 12-9M73 38c-4-2-8-5-12-9')}
      {eyes(34, 47)}
      {line('M34 68c3-4 6.5-4 9.3-1s6 3 9 0 6.5-3 9.7 1')}
    </>
  ),
  calm: (
    <>
      {cheeks}
      {line('M26 46c3 4.5 10 4.5 13 0M57 46c3 4.5 10 4.5 13 0M37 64c6 5.5 16 5.5 22 0')}
    </>
  ),
  happy: (
    <>
      {cheeks}
      {line('M26 47c3-6.5 10-6.5 13 0M57 47c3-6.5 10-6.5 13 0')}
      <path className={styles.ink} d="M31 58h34c1 11-6 19-17 19s-18-8-17-19z" />
      <path className={styles.tongue} d="M38 72.5c5-5 15-5 20 0-2.5 2.8-6 4.5-10 4.5s-7.5-1.7-10-4.5z" />
    </>
  ),
  energetic: (
    <>
      {cheeks}
      {line('M24 36c3-5 10-6 14-3M72 36c-3-5-10-6-14-3')}
      {eyes(33, 47, 5)}
      <circle className={styles.glint} cx="34.8" cy="45.2" r="1.7" />
      <circle className={styles.glint} cx="64.8" cy="45.2" r="1.7" />
      {line('M29 59c5 15 33 15 38 0M26.5 60.5l4.5-2.5M69.5 60.5l-4.5-2.5')}
    </>
  ),
}

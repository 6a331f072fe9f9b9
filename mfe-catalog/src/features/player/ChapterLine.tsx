import type { Chapter } from '@kinora/contracts'
import styles from './ChapterLine.module.css'

const WIDTH = 1000
const GAP = 4

type Props = { chapters: Chapter[]; duration: number; time: number }

/**
 * A progress line, divided into chapters and filled up to the current time. The widths are SVG attributes, because the
 * policy blocks `style` attributes in server-rendered HTML (docs/decisions/001-css-modules.md).
 */
export function ChapterLine({ chapters, duration, time }: Props) {
  const starts = chapters.length > 0 ? chapters.map(({ start }) => start) : [0]
  const at = (seconds: number) => (duration > 0 ? Math.min(1, seconds / duration) * WIDTH : 0)
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${WIDTH} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {starts.map((start, index) => {
        const next = starts[index + 1]
        const from = at(start)
        const to = next === undefined ? WIDTH : at(next) - GAP
        const played = Math.min(to, at(time)) - from
        return (
          <g key={start}>
            <rect className={styles.whole} x={from} width={Math.max(0, to - from)} height="8" />
            {played > 0 && <rect className={styles.played} x={from} width={played} height="8" />}
          </g>
        )
      })}
    </svg>
  )
}

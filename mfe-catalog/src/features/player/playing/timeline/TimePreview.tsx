import type { Chapter } from '@kinora/contracts'
import { formatClock } from '@kinora/i18n'
import { useLayoutEffect, useRef } from 'react'
import { chapterAt } from '../../chapters.ts'
import styles from './TimePreview.module.css'
import type { Tile } from './useStoryboard.ts'

type Props = { seconds: number; duration: number; chapters: Chapter[]; tiles: Tile[] }

/** Picture, time and exercise above the time slider. Hidden from screen readers: the slider announces the same. */
export function TimePreview({ seconds, duration, chapters, tiles }: Props) {
  const preview = useRef<HTMLDivElement>(null)
  // Only the browser renders this. In server-rendered HTML the policy would block a `style` attribute
  // (docs/decisions/001-css-modules.md).
  useLayoutEffect(
    () => preview.current?.style.setProperty('--at', String(duration > 0 ? seconds / duration : 0)),
    [seconds, duration],
  )
  const tile = tiles.findLast(({ start }) => start <= seconds)
  const chapter = chapters[chapterAt(chapters, seconds)]
  return (
    <div className={styles.rail} aria-hidden="true">
      <div className={styles.preview} ref={preview} data-testid="time-preview">
        {tile && (
          <svg
            viewBox={`${tile.x} ${tile.y} ${tile.width} ${tile.height}`}
            focusable="false"
            data-testid="time-picture"
          >
            <image href={tile.src} />
          </svg>
        )}
        <p>
          <b>{formatClock(seconds)}</b> {chapter?.title}
        </p>
      </div>
    </div>
  )
}

import type { Chapter } from '@kinora/contracts'
import { formatClock, useTranslation } from '@kinora/i18n'
import { ChapterLine } from '../../ChapterLine.tsx'
import { chapterAt } from '../../chapters.ts'
import styles from './TimeLine.module.css'
import { TimePreview } from './TimePreview.tsx'
import { useTimePreview } from './useTimePreview.ts'
import { useStoryboard } from './useStoryboard.ts'

type Props = {
  time: number
  duration: number
  isPaused: boolean
  chapters: Chapter[]
  /** The film's link, once it is known; the storyboard's address is relative to it. */
  filmUrl: string | undefined
  onSeek: (seconds: number) => void
}

/** The time slider: a native range input over the chapter line, between time and length, with a preview above it. */
export function TimeLine({ time, duration, isPaused, chapters, filmUrl, onSeek }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const { seconds, show, handlers } = useTimePreview({ time: Math.floor(time), duration, isPaused })
  const tiles = useStoryboard(filmUrl, seconds !== null)
  const chapter = chapters[chapterAt(chapters, time)]
  const clock = t('player.timeOf', { time: formatClock(time), duration: formatClock(duration) })
  return (
    <div className={styles.line}>
      <span aria-hidden="true">{formatClock(time)}</span>
      <div className={styles.track}>
        <ChapterLine chapters={chapters} duration={duration} time={time} />
        {seconds !== null && <TimePreview seconds={seconds} duration={duration} chapters={chapters} tiles={tiles} />}
        <input
          {...handlers}
          className={styles.slider}
          type="range"
          min={0}
          max={Math.max(1, Math.floor(duration))}
          step={1}
          value={Math.floor(time)}
          aria-label={t('player.position')}
          aria-valuetext={chapter ? `${clock}, ${chapter.title}` : clock}
          onChange={({ target }) => {
            show(Number(target.value), true)
            onSeek(Number(target.value))
          }}
        />
      </div>
      <span aria-hidden="true">{formatClock(duration)}</span>
    </div>
  )
}

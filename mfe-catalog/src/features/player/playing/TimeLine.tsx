import type { Chapter } from '@kinora/contracts'
import { formatClock, useTranslation } from '@kinora/i18n'
import { ChapterLine } from '../ChapterLine.tsx'
import { chapterAt } from '../chapters.ts'
import styles from './TimeLine.module.css'

type Props = { time: number; duration: number; chapters: Chapter[]; onSeek: (seconds: number) => void }

/** Where the film is, cut by its chapters: a native slider over a drawn line. */
export function TimeLine({ time, duration, chapters, onSeek }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const chapter = chapters[chapterAt(chapters, time)]
  const clock = t('player.timeOf', { time: formatClock(time), duration: formatClock(duration) })
  return (
    <div className={styles.line}>
      <ChapterLine chapters={chapters} duration={duration} time={time} />
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(time)}
        aria-label={t('player.position')}
        aria-valuetext={chapter ? `${clock}, ${chapter.title}` : clock}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
    </div>
  )
}

import type { Video } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { VisuallyHidden } from '@kinora/ui'
import { chapterAt, endOf } from '../chapters.ts'
import { Countdown } from './Countdown.tsx'
import styles from './NowStrip.module.css'

/** How long before the end of an exercise the next one is named, in seconds; at most this share of the exercise. */
const AHEAD = { seconds: 8, share: 0.25 }

/** The index of the exercise that is about to begin at this second of the film; -1 while none is. */
export function comingNext({ chapters, duration }: Video, time: number): number {
  const current = chapterAt(chapters, time)
  const chapter = chapters[current]
  if (!chapter || current === chapters.length - 1) return -1
  const end = endOf(chapters, current, duration)
  const ahead = Math.min(AHEAD.seconds, (end - chapter.start) * AHEAD.share)
  return time >= end - ahead ? current + 1 : -1
}

/**
 * The exercise that plays, in words beside the film: they are not in its picture, so they follow language, text size and
 * contrast. Screen readers are told once when another exercise begins, and nothing else, so that they do not talk over
 * the film.
 */
export function NowStrip({ film, time }: { film: Video; time: number }) {
  const { t } = useTranslation('mfe-catalog')
  const { chapters } = film
  const current = Math.max(0, chapterAt(chapters, time))
  const chapter = chapters[current]
  const next = chapters[comingNext(film, time)]
  if (!chapter) return null
  const { title, note } = chapter
  const place = chapters.length > 1 && t('player.exerciseOf', { number: current + 1, count: chapters.length })
  return (
    <div className={styles.now}>
      <p data-testid="now">
        <b>{title}</b>
        <span>{next ? t('player.comingNext', { title: next.title }) : [place, note].filter(Boolean).join(' · ')}</span>
      </p>
      <Countdown chapter={chapter} time={time} />
      <VisuallyHidden>
        <span role="status">{t('player.exerciseNow', { title: [title, note].filter(Boolean).join(', ') })}</span>
      </VisuallyHidden>
    </div>
  )
}

import type { Video } from '@kinora/contracts'
import { formatClock, useTranslation } from '@kinora/i18n'
import { Icon, joinClasses, VisuallyHidden } from '@kinora/ui'
import styles from './ChapterList.module.css'
import { chapterAt } from '../chapters.ts'
import { useFilm } from '../FilmProvider.tsx'

/**
 * The chapters of the film as buttons that play from their beginning. The current one and the watched ones are marked.
 */
export function ChapterList({ video }: { video: Video }) {
  const { t } = useTranslation('mfe-catalog')
  const { startAt, position, playFrom, seenChapters } = useFilm()
  const current = startAt === null ? -1 : chapterAt(video.chapters, position)
  return (
    <ol className={styles.chapters}>
      {video.chapters.map(({ start, title, note }, index) => (
        <li key={start}>
          <button type="button" aria-current={index === current ? 'true' : undefined} onClick={() => playFrom(start)}>
            <span className={joinClasses(styles.number, seenChapters.has(start) && styles.seen)}>
              {seenChapters.has(start) ? <Icon name="check" /> : index + 1}
            </span>
            <span>
              <b>{title}</b>
              <small>
                {note}
                {seenChapters.has(start) && <VisuallyHidden>, {t('player.seen')}</VisuallyHidden>}
              </small>
            </span>
            <time dateTime={`PT${Math.floor(start)}S`}>{formatClock(start)}</time>
          </button>
        </li>
      ))}
    </ol>
  )
}

import type { Video } from '@kinora/contracts'
import { formatClock } from '@kinora/i18n'
import styles from './ChapterList.module.css'
import { chapterAt } from './chapters.ts'
import { useFilm } from './FilmProvider.tsx'

/** The exercises of the film. One that is chosen plays from its beginning; the one that plays is marked. */
export function ChapterList({ video }: { video: Video }) {
  const { startAt, position, playFrom } = useFilm()
  const current = startAt === null ? -1 : chapterAt(video.chapters, position)
  return (
    <ol className={styles.chapters}>
      {video.chapters.map(({ start, title, note }, index) => (
        <li key={start}>
          <button type="button" aria-current={index === current ? 'true' : undefined} onClick={() => playFrom(start)}>
            <span className={styles.number}>{index + 1}</span>
            <span>
              <b>{title}</b>
              <small>{note}</small>
            </span>
            <time>{formatClock(start)}</time>
          </button>
        </li>
      ))}
    </ol>
  )
}

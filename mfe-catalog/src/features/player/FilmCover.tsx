import type { ProgramDetail, Video } from '@kinora/contracts'
import { formatClock, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Icon, Picture, useImageTransition, type IconName } from '@kinora/ui'
import type { ReactNode } from 'react'
import { ChapterLine } from './ChapterLine.tsx'
import styles from './FilmCover.module.css'

type Props = {
  program: ProgramDetail
  /** The film that will play, if any: its length and number of chapters are shown. */
  film?: Video
  /** Where it will begin, in seconds. */
  time?: number
  sentence?: string
  /** Before the sentence. */
  icon?: IconName
  /** What to press. It is below the poster, which nothing covers at any size of text. */
  children?: ReactNode
}

/** The poster, as high as the player that replaces it, so that the layout does not shift. */
export function FilmCover({ program: { id, image }, film, time = 0, sentence, icon, children }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const screen = useImageTransition(paths.program(id))
  return (
    <>
      <div ref={screen} className={styles.screen}>
        {image && (
          <Picture image={image} sizes="(min-width: 77em) 49rem, 100vw" alt={image.alternativeText} priority="first" />
        )}
      </div>
      <div className={styles.foot}>
        {children}
        <div className={styles.about}>
          {film && <ChapterLine chapters={film.chapters} duration={film.duration} time={time} />}
          {sentence ? (
            <p className={styles.sentence} role="status">
              {icon && <Icon name={icon} />}
              {sentence}
            </p>
          ) : (
            film && (
              <p className={styles.facts}>
                <span>{formatClock(film.duration)}</span>
                {film.chapters.length > 0 && <span>{t('player.chapterCount', { count: film.chapters.length })}</span>}
                <span>{t('player.captionsIn')}</span>
              </p>
            )
          )}
          {film && (
            <noscript>
              <p>{t('player.needsScript')}</p>
            </noscript>
          )}
        </div>
      </div>
    </>
  )
}

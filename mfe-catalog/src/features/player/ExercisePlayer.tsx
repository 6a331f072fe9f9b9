import type { ProgramDetail } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { Picture } from '@kinora/ui'
import styles from './ExercisePlayer.module.css'

/** The film of a program: its poster and one large button; the player itself comes when the film is asked for. */
export function ExercisePlayer({ program }: { program: ProgramDetail }) {
  const { t } = useTranslation('mfe-catalog')
  const { title, image, video } = program
  return (
    <section className={styles.player} aria-label={t('player.label', { title })}>
      <div className={styles.screen}>
        {image && <Picture image={image} sizes="(min-width: 77em) 50rem, 100vw" alt={image.alternativeText} priority />}
      </div>
      {!video && <p className={styles.sentence}>{t('player.noFilm')}</p>}
    </section>
  )
}

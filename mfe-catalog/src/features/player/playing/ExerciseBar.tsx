import type { Chapter } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { VisuallyHidden } from '@kinora/ui'
import { BarButton } from './BarButton.tsx'
import { Countdown } from './Countdown.tsx'
import styles from './ExerciseBar.module.css'
import type { Exercises } from './useExercises.ts'

/** The current exercise, with buttons for previous, next and repeat. */
export function ExerciseBar({
  chapters,
  time,
  exercises,
}: {
  chapters: Chapter[]
  time: number
  exercises: Exercises
}) {
  const { t } = useTranslation('mfe-catalog')
  const { current, isRepeated, said, next, previous, toggleRepeat } = exercises
  const chapter = chapters[Math.max(0, current)]
  const isLast = current >= chapters.length - 1
  return (
    <div className={styles.bar} role="group" aria-label={t('player.exercises')}>
      <div className={styles.now}>
        <p>
          <span>{t('player.exerciseOf', { number: Math.max(0, current) + 1, count: chapters.length })}</span>
          <b>{chapter?.title}</b>
        </p>
        {chapter && <Countdown chapter={chapter} time={time} />}
      </div>
      <BarButton inline icon="previous" name={t('player.previousExercise')} onClick={previous}>
        {t('player.previousShort')}
      </BarButton>
      <BarButton
        inline
        icon="next"
        name={t('player.nextExercise')}
        aria-disabled={isLast}
        onClick={() => !isLast && next()}
      >
        {t('player.nextShort')}
      </BarButton>
      <BarButton
        inline
        icon="repeat"
        name={t('player.repeatExercise')}
        aria-pressed={isRepeated}
        on={isRepeated}
        onClick={toggleRepeat}
      >
        {t('player.repeatShort')}
      </BarButton>
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </div>
  )
}

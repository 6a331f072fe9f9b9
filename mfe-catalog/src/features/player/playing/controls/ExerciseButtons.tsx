import { useTranslation } from '@kinora/i18n'
import { VisuallyHidden } from '@kinora/ui'
import { BarButton } from './BarButton.tsx'
import styles from './ExerciseButtons.module.css'
import type { Exercises } from '../media/useExercises.ts'

/** Previous exercise, next, and repeat this one. */
export function ExerciseButtons({ exercises }: { exercises: Exercises }) {
  const { t } = useTranslation('mfe-catalog')
  const { isLast, isRepeated, announcement, next, previous, toggleRepeat } = exercises
  return (
    <div className={styles.exercises} role="group" aria-label={t('player.exercises')}>
      <BarButton icon="previous" name={t('player.previousExercise')} onClick={previous}>
        {t('player.previousShort')}
      </BarButton>
      <BarButton icon="next" name={t('player.nextExercise')} aria-disabled={isLast} onClick={() => !isLast && next()}>
        {t('player.nextShort')}
      </BarButton>
      <BarButton
        icon="repeat"
        name={t('player.repeatExercise')}
        aria-pressed={isRepeated}
        on={isRepeated}
        onClick={toggleRepeat}
      >
        {t('player.repeatShort')}
      </BarButton>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  )
}

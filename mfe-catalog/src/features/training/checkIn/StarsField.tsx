import { useTranslation } from '@kinora/i18n'
import { RATING_MAX } from '@kinora/limits'
import { ChoiceTarget, joinClasses } from '@kinora/ui'
import styles from './StarsField.module.css'

type Props = { chosen: number | null; onChoose: (rating: number) => void }

const STAR = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.05 1.1-6.5-4.7-4.6 6.5-.95z'

/** One to five stars; words beside them say how many. */
export function StarsField({ chosen, onChoose }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const name = (count: number) => t('checkIn.stars', { count })
  return (
    <fieldset>
      <legend>{t('checkIn.rating')}</legend>
      <div className={styles.stars}>
        {Array.from({ length: RATING_MAX }, (_, index) => index + 1).map((rating) => (
          <ChoiceTarget
            key={rating}
            type="radio"
            name="rating"
            value={rating}
            aria-label={name(rating)}
            checked={rating === chosen}
            onChange={() => onChoose(rating)}
            className={joinClasses(styles.star, rating <= (chosen ?? 0) && styles.filled)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={STAR} />
            </svg>
          </ChoiceTarget>
        ))}
        {chosen && (
          <span className={styles.said} aria-hidden="true">
            {name(chosen)}
          </span>
        )}
      </div>
    </fieldset>
  )
}

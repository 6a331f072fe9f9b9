import { useLocale, useTranslation } from '@kinora/i18n'
import { RATING_MAX } from '@kinora/limits'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'
import styles from './Rating.module.css'

type Props = {
  average: number
  /** The number of ratings. */
  count: number
  /** Shows the full text visibly too, where there is space. */
  isWhole?: boolean
}

const STAR = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.05 1.1-6.5-4.7-4.6 6.5-.95z'

/** One star and the average rating. */
export function Rating({ average, count, isWhole = false }: Props) {
  const { t } = useTranslation('ui')
  const locale = useLocale()
  const averageText = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    average,
  )
  const whole = t('rating', { average: averageText, most: RATING_MAX, count })
  return (
    <span className={styles.rating}>
      <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={STAR} />
      </svg>
      {isWhole ? (
        whole
      ) : (
        <>
          <b aria-hidden="true">{averageText}</b>
          <VisuallyHidden>{whole}</VisuallyHidden>
        </>
      )}
    </span>
  )
}

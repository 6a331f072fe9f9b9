import type { TeamMember } from '@kinora/contracts'
import { daysBetween, useLocale, useTranslation } from '@kinora/i18n'
import { PAIN_MAX, PAIN_TREND_DAYS } from '@kinora/limits'
import styles from './PainTrend.module.css'

const [WIDTH, HEIGHT, EDGE] = [96, 28, 4]

/** Pain of the last fortnight: a line, and its first and last value in words. */
export function PainTrend({ pain: { points } }: { pain: TeamMember['pain'] }) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return t('pain.none')
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  const places = points.map(({ day, pain }) => {
    const x = WIDTH - EDGE - (daysBetween(day, last.day) / PAIN_TREND_DAYS) * (WIDTH - 2 * EDGE)
    return `${x.toFixed(1)},${(HEIGHT - EDGE - (pain / PAIN_MAX) * (HEIGHT - 2 * EDGE)).toFixed(1)}`
  })
  return (
    <span className={styles.trend}>
      {points.length > 1 && (
        <svg className={styles.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
          <polyline points={places.join(' ')} />
        </svg>
      )}
      {points.length > 1
        ? t('pain.trend', { first: number(first.pain), last: number(last.pain) })
        : t('pain.single', { last: number(last.pain) })}
    </span>
  )
}

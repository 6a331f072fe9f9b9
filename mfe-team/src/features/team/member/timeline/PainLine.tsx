import { daysBetween } from '@kinora/i18n'
import { PAIN_MAX } from '@kinora/limits'
import { joinClasses } from '@kinora/ui'
import styles from './PainLine.module.css'

type Place = { day: string; pain: number; x: number; y: number }

type Props = {
  days: { day: string; pain: number | null }[]
  /** From here on a dot is red; the line across is at this height. */
  threshold?: number | null
  /** Without the scale. */
  isBare?: boolean
}

/** Pain from 0 to 10: a dot for each answer, joined between neighbouring days, and dotted over days without one. */
export function PainLine({ days, threshold = null, isBare = false }: Props) {
  const places = days.flatMap(({ day, pain }, index): Place[] => {
    if (pain === null) return []
    return [{ day, pain, x: ((index + 0.5) / days.length) * 100, y: 100 - (pain / PAIN_MAX) * 100 }]
  })
  const percent = (value: number) => `${value}%`
  const yOf = (pain: number) => percent(100 - (pain / PAIN_MAX) * 100)
  const isHigh = (pain: number) => threshold !== null && pain >= threshold
  return (
    <svg className={styles.chart} focusable="false">
      {threshold !== null && (
        <line className={styles.threshold} x1="0" x2="100%" y1={yOf(threshold)} y2={yOf(threshold)} />
      )}
      {(isBare ? [] : [PAIN_MAX, PAIN_MAX / 2, 0]).map((value) => {
        const y = yOf(value)
        return (
          <g key={value}>
            <line className={styles.level} x1="0" x2="100%" y1={y} y2={y} />
            <text className={styles.scale} x="0" dx="-0.375em" y={y} dy="0.35em" textAnchor="end">
              {value}
            </text>
          </g>
        )
      })}
      {places.map((place, index) => {
        const before = places[index - 1]
        if (!before) return null
        return (
          <line
            key={place.day}
            className={joinClasses(styles.line, daysBetween(before.day, place.day) > 1 && styles.bridge)}
            x1={percent(before.x)}
            y1={percent(before.y)}
            x2={percent(place.x)}
            y2={percent(place.y)}
          />
        )
      })}
      {places.map(({ day, pain, x, y }) => (
        <circle
          key={day}
          className={joinClasses(styles.dot, isHigh(pain) && styles.high)}
          cx={percent(x)}
          cy={percent(y)}
          r="5"
        />
      ))}
      {places.filter(isTold).map(({ day, x, y, pain }) => (
        <text key={day} className={styles.value} x={percent(x)} y={percent(y)} dy="-0.625em" textAnchor="middle">
          {pain}
        </text>
      ))}
    </svg>
  )
}

/** The first and the last answer have their number, and each that differs from the one before. */
const isTold = ({ pain }: Place, index: number, all: Place[]): boolean =>
  index === 0 || index === all.length - 1 || all[index - 1]?.pain !== pain

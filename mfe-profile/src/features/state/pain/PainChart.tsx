import { addDays, daysBetween, formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { PAIN_MAX } from '@kinora/limits'
import { joinClasses } from '@kinora/ui'
import { useNumbers } from '../useNumbers.ts'
import styles from './PainChart.module.css'
import type { PainPoint, PainSpan } from './painPoints.ts'
import { painShapes } from './painShapes.ts'

type Props = { points: PainPoint[]; span: PainSpan }

const LEVELS = [
  { value: PAIN_MAX, word: 'strong' },
  { value: PAIN_MAX / 2, word: 'middle' },
  { value: 0, word: 'none' },
] as const
/** With more points than this only the first, the last and single ones have a dot. */
const DOTS_MAX = 31

/**
 * Pain over time. Places are in per cent and texts in rem, so that the chart fits any width and text size without
 * measuring; the lines are stretched. Hidden from screen readers, which have the sentence and the table.
 */
export function PainChart({ points, span }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const { format } = useNumbers()
  const { places, line, bridges } = painShapes(points, span)
  const last = places.length - 1
  const percent = (value: number) => `${value}%`
  const isToday = span.step === 1 && points.at(-1)?.day === span.to
  return (
    <div className={styles.frame} aria-hidden="true">
      <svg className={styles.chart} focusable="false">
        {LEVELS.map(({ value, word }) => (
          <g key={value}>
            <line
              className={styles.level}
              x1="0"
              x2="100%"
              y1={percent(100 - value * 10)}
              y2={percent(100 - value * 10)}
            />
            <text className={styles.scale} x="0" dx="-0.5em" y={percent(100 - value * 10)} dy="0.35em" textAnchor="end">
              {value}
              <tspan className={styles.word}> {t(`state.pain.scale.${word}`)}</tspan>
            </text>
          </g>
        ))}
        <svg className={styles.lines} width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          {bridges.map((bridge) => (
            <path key={bridge} className={styles.bridge} d={bridge} vectorEffect="non-scaling-stroke" />
          ))}
          <path className={styles.line} d={line} vectorEffect="non-scaling-stroke" />
        </svg>
        {places.map(({ x, y, point }, index) => {
          const isEnd = index === 0 || index === last
          if (!isEnd && places.length > DOTS_MAX) return null
          return (
            <circle
              key={point.day}
              className={joinClasses(styles.dot, index === last && styles.latest)}
              cx={percent(x)}
              cy={percent(y)}
              r={isEnd ? 6 : 4}
            />
          )
        })}
        {places.map(({ x, y, point }, index) => {
          if (index > 0 && index < last) return null
          const isRight = index === last && x > 80
          // Beside the scale, a text in the middle would cover its words.
          const isLeft = x < 5
          return (
            <text
              key={point.day}
              className={joinClasses(styles.value, index === last && styles.now)}
              x={percent(x)}
              y={percent(y)}
              dx={isRight ? '0.7em' : undefined}
              dy={isRight ? '0.35em' : '-0.8em'}
              textAnchor={isRight || isLeft ? 'start' : 'middle'}
            >
              {format(point.value)}
              {isRight && isToday && <tspan className={styles.word}> {t('state.pain.today')}</tspan>}
            </text>
          )
        })}
      </svg>
      <svg className={styles.days} focusable="false">
        {[0, 1, 2, 3].map((third) => {
          const days = Math.round((daysBetween(span.from, span.to) / span.step / 3) * third) * span.step
          const day = addDays(span.from, days)
          return (
            <text
              key={third}
              className={third % 3 === 0 ? undefined : styles.between}
              x={percent((days / daysBetween(span.from, span.to)) * 100)}
              y="1.2em"
              textAnchor={third === 0 ? 'start' : third === 3 ? 'end' : 'middle'}
            >
              {third < 3
                ? formatDay(day, locale, 'short')
                : t(span.step === 1 ? 'state.pain.today' : 'state.pain.thisWeekShort')}
            </text>
          )
        })}
      </svg>
    </div>
  )
}

import type { StatsWeek } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { joinClasses } from '@kinora/ui'
import { scaleBand, scaleLinear } from 'd3-scale'
import styles from './WeekBars.module.css'

const DAYS = 7

/**
 * Days with a training in each week, and the plan as a line. Places are in per cent, so that it fits any width. Hidden
 * from screen readers, which have the sentence and the table.
 */
export function WeekBars({ weeks }: { weeks: StatsWeek[] }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const across = scaleBand(
    weeks.map(({ monday }) => monday),
    [0, 100],
  ).padding(0.45)
  const most = Math.max(3, ...weeks.flatMap(({ days, planned }) => [days, planned]))
  const up = scaleLinear([0, Math.min(DAYS, most)], [100, 0])
  const percent = (value: number) => `${Math.round(value * 100) / 100}%`
  const left = (monday: string) => across(monday) ?? 0
  const around = (across.step() - across.bandwidth()) / 2
  const planned = weeks.at(-1)?.planned ?? 0
  return (
    <div className={styles.frame} aria-hidden="true">
      {planned > 0 && <p className={styles.plan}>{t('state.weeks.line', { count: planned })}</p>}
      <svg className={styles.chart} focusable="false">
        {weeks.map(({ monday, days }, index) => (
          <g key={monday}>
            <rect
              className={joinClasses(styles.bar, index === weeks.length - 1 && styles.current)}
              x={percent(left(monday))}
              width={percent(across.bandwidth())}
              y={percent(up(days))}
              height={percent(100 - up(days))}
              rx="6"
            />
            <text
              className={joinClasses(
                styles.count,
                days === 0 && styles.rest,
                index === weeks.length - 1 && days > 0 && styles.currentCount,
              )}
              x={percent(left(monday) + across.bandwidth() / 2)}
              y="100%"
              dy="-0.5em"
              textAnchor="middle"
            >
              {days}
            </text>
          </g>
        ))}
        {weeks.map(
          ({ monday, planned: days }) =>
            days > 0 && (
              <line
                key={monday}
                className={styles.planned}
                x1={percent(left(monday) - around)}
                x2={percent(left(monday) + across.bandwidth() + around)}
                y1={percent(up(days))}
                y2={percent(up(days))}
              />
            ),
        )}
        <line className={styles.ground} x1="0" x2="100%" y1="100%" y2="100%" />
      </svg>
      <svg className={styles.days} focusable="false">
        {weeks.map(({ monday }, index) => (
          <text
            key={monday}
            className={(weeks.length - 1 - index) % 2 === 1 ? styles.between : undefined}
            x={percent(left(monday) + across.bandwidth() / 2)}
            y="1.2em"
            textAnchor="middle"
          >
            {index === weeks.length - 1 ? t('state.weeks.now') : formatDay(monday, locale, 'short')}
          </text>
        ))}
      </svg>
    </div>
  )
}

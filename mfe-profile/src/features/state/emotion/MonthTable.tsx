import type { Emotion } from '@kinora/contracts'
import { formatWeekday, useLocale, useToday, WEEKDAYS } from '@kinora/i18n'
import { Face, joinClasses, useFeelingName } from '@kinora/ui'
import { weeksOfMonth } from '../months.ts'
import styles from './MonthTable.module.css'

type Props = {
  /** Any of its days. */
  month: string
  emotions: Emotion[]
  /** The id of the heading that names the month. */
  labelledBy: string
}

/** A month in weeks, each day with its face and the word for it. On narrow screens the words are in the list below. */
export function MonthTable({ month, emotions, labelledBy }: Props) {
  const locale = useLocale()
  const nameOf = useFeelingName()
  const feelingOf = new Map(emotions.map(({ day, emotion }) => [day, emotion]))
  const now = useToday()
  return (
    <table className={styles.month} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={formatWeekday(weekday, locale)}>
              {formatWeekday(weekday, locale, 'weekdayShort')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => {
              const feeling = day && feelingOf.get(day)
              return (
                <td
                  key={column}
                  className={joinClasses(day !== null && styles.day, day === now && styles.today)}
                  aria-current={day === now ? 'date' : undefined}
                >
                  {day && (
                    <time className={styles.number} dateTime={day}>
                      {Number(day.slice(8))}
                    </time>
                  )}
                  {feeling && (
                    <>
                      <Face feeling={feeling} className={styles.face} />
                      <span className={styles.word}>{nameOf(feeling)}</span>
                    </>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

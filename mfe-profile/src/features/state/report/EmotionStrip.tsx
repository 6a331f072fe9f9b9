import type { Emotion } from '@kinora/contracts'
import { daysFrom, formatDay, useLocale } from '@kinora/i18n'
import { Face, useFeelingName, VisuallyHidden } from '@kinora/ui'
import { FeelingCounts } from '../emotion/FeelingCounts.tsx'
import styles from './EmotionStrip.module.css'

type Props = { emotions: Emotion[]; from: string; to: string }

/** A face for each day; days without one are only marked. */
export function EmotionStrip({ emotions, from, to }: Props) {
  const locale = useLocale()
  const nameOf = useFeelingName()
  const feelingOf = new Map(emotions.map(({ day, emotion }) => [day, emotion]))
  return (
    <>
      {emotions.length > 0 && (
        <ol className={styles.strip}>
          {daysFrom(from, to).map((day) => {
            const feeling = feelingOf.get(day)
            return (
              <li key={day}>
                <span aria-hidden="true">{Number(day.slice(8))}</span>
                {feeling ? <Face feeling={feeling} className={styles.face} /> : <span className={styles.none} />}
                <VisuallyHidden>
                  {formatDay(day, locale, 'long')}
                  {feeling ? `: ${nameOf(feeling)}` : ''}
                </VisuallyHidden>
              </li>
            )
          })}
        </ol>
      )}
      <FeelingCounts emotions={emotions} />
    </>
  )
}

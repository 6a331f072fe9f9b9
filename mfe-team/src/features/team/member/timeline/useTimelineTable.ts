import type { TimelineDay } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { useFeelingName, type Facts } from '@kinora/ui'
import { useChangeWords } from './useChangeWords.ts'

const COLUMNS = ['day', 'done', 'painBefore', 'painAfter', 'feeling', 'changes', 'fromMember', 'fromYou'] as const

/** The days as a table, the newest first. */
export function useTimelineTable(): (days: TimelineDay[]) => Facts {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const feelingName = useFeelingName()
  const changeWords = useChangeWords()
  const doneOf = ({ done, state }: TimelineDay) =>
    [done || (state === 'normal' ? '–' : ''), state === 'normal' ? '' : t(`timeline.key.${state}`)]
      .filter(Boolean)
      .join(', ')
  return (days) => ({
    caption: t('timeline.table.caption'),
    columns: COLUMNS.map((name) => t(`timeline.table.${name}`)),
    rows: [...days].reverse().map((day) => ({
      key: day.day,
      cells: [
        formatDay(day.day, locale, 'long'),
        doneOf(day),
        day.painBefore ?? '–',
        day.painAfter ?? '–',
        day.feeling ? feelingName(day.feeling) : '–',
        changeWords(day.pathChanges) || '–',
        day.messages.fromMember || '–',
        day.messages.fromSpecialist || '–',
      ],
    })),
  })
}

import type { TimelineDay } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { useFeelingName, type Facts } from '@kinora/ui'
import { useChangeWords } from './useChangeWords.ts'

const COLUMNS = [
  'day',
  'done',
  'programs',
  'painBefore',
  'painAfter',
  'feeling',
  'changes',
  'fromMember',
  'fromYou',
] as const

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
  const trainingWords = ({ trainingName, painAfter, effort, feeling }: TimelineDay['trainings'][number]) => {
    const told = [
      painAfter !== null && t('exercises.after.pain', { last: painAfter }),
      effort && t(`exercises.effort.${effort}`),
      feeling && feelingName(feeling),
    ].filter(Boolean)
    return `${trainingName ?? t('timeline.unknownProgram')}${told.length > 0 ? ` (${told.join(', ')})` : ''}`
  }
  return (days) => ({
    caption: t('timeline.table.caption'),
    columns: COLUMNS.map((name) => t(`timeline.table.${name}`)),
    rows: [...days].reverse().map((day) => ({
      key: day.day,
      cells: [
        formatDay(day.day, locale, 'long'),
        doneOf(day),
        day.trainings.map(trainingWords).join('; ') || '–',
        day.painBefore ?? '–',
        day.painAfter ?? '–',
        day.dayFeeling ? feelingName(day.dayFeeling) : '–',
        changeWords(day) || '–',
        day.messages.fromMember || '–',
        day.messages.fromSpecialist || '–',
      ],
    })),
  })
}

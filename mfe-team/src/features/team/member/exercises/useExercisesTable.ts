import type { ExerciseDay, MemberExercises } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import type { Facts } from '@kinora/ui'
import { useExerciseWords } from './useExerciseWords.ts'

const COLUMNS = ['day', 'program', 'done', 'painBefore', 'painAfter', 'effort', 'note'] as const

/** Each day of each program as a row, the newest first. */
export function useExercisesTable(): (exercises: MemberExercises) => Facts {
  const { t } = useTranslation('mfe-team')
  const { dayOf } = useExerciseWords()
  const doneOf = ({ done, isAsked, isPartly }: ExerciseDay) =>
    done > 0
      ? t(isAsked ? 'exercises.table.doneAsked' : 'exercises.table.doneFree', { count: done })
      : t(`exercises.key.${isPartly ? 'partly' : isAsked ? 'asked' : 'told'}`)
  return ({ programs }) => ({
    caption: t('exercises.table.caption'),
    columns: COLUMNS.map((name) => t(`exercises.table.${name}`)),
    rows: programs
      .flatMap(({ training, days }) => days.map((day) => ({ training, day })))
      .sort((one, other) => (one.day.day < other.day.day ? 1 : one.day.day > other.day.day ? -1 : 0))
      .map(({ training, day }) => ({
        key: `${day.day} ${training.id}`,
        cells: [
          dayOf(day.day),
          training.title,
          doneOf(day),
          day.painBefore ?? '–',
          day.painAfter ?? '–',
          day.effort ? t(`exercises.effort.${day.effort}`) : '–',
          day.note ?? '–',
        ],
      })),
  })
}

import type { ExerciseDay, MemberExercise } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { useDoseWords } from '@kinora/ui'
import { useTeamGetExercisesQuery } from '../member/exercises/exercisesApi.ts'

/** From this pain on a program is named. */
const PAINFUL = 5

/** The last program of the fortnight after which it hurt, or which was too hard, with its dose. Nothing without one. */
export function HardExercise({ id }: { id: number }) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const doseWords = useDoseWords()
  const { currentData } = useTeamGetExercisesQuery(id)
  const last = lastHard(currentData?.programs ?? [])
  if (!last) return null
  const { exercise, day } = last
  const change = exercise.changes.findLast(({ kind }) => kind === 'dose')
  const how = [
    day.painAfter !== null && t('signals.pain.chip', { pain: day.painAfter }),
    day.effort === 'hard' && t('row.hard', { count: 1 }),
    formatDay(day.day, locale, 'long'),
  ].filter((part) => part !== false)
  return (
    <>
      <div>
        <dt>{(day.painAfter ?? 0) >= PAINFUL ? t('pane.hurtAfter') : t('pane.hard')}</dt>
        <dd>
          <b>{exercise.training.title}</b>
          <br />
          {how.join(', ')}
        </dd>
      </div>
      <div>
        <dt>{t('pane.dose')}</dt>
        <dd>
          {doseWords(exercise.dose)}
          {change && (
            <>
              <br />
              {t('pane.doseBefore', { dose: doseWords(change.before), day: formatDay(change.day, locale, 'long') })}
            </>
          )}
        </dd>
      </div>
    </>
  )
}

const isHard = ({ painAfter, effort }: ExerciseDay) => (painAfter ?? 0) >= PAINFUL || effort === 'hard'

function lastHard(programs: MemberExercise[]): { exercise: MemberExercise; day: ExerciseDay } | undefined {
  return programs
    .flatMap((exercise) => exercise.days.filter(isHard).map((day) => ({ exercise, day })))
    .reduce<ReturnType<typeof lastHard>>((last, one) => (last && last.day.day >= one.day.day ? last : one), undefined)
}

import type { ExerciseDay, MemberExercises } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import type { ReactNode } from 'react'
import { MARKED_PAIN, markOf } from './exerciseFacts.ts'
import { ChangeMark, ExerciseMark, HardMark } from './ExerciseMark.tsx'
import styles from './ExercisesKey.module.css'

type Sign = 'done' | 'partly' | 'asked' | 'pain' | 'hard' | 'change' | 'paused'

/** What the signs of the chart mean, as far as they are in it. */
export function ExercisesKey({ exercises, threshold }: { exercises: MemberExercises; threshold: number | null }) {
  const { t } = useTranslation('mfe-team')
  const { programs, states } = exercises
  const some = (is: (day: ExerciseDay) => boolean) => programs.some(({ days }) => days.some(is))
  const pain = threshold ?? MARKED_PAIN
  const entries: [name: Sign, isThere: boolean, sign: ReactNode][] = [
    ['done', some((day) => markOf(day, false) === 'done'), <ExerciseMark kind="done" />],
    ['partly', some((day) => markOf(day, false) === 'partly'), <ExerciseMark kind="partly" />],
    ['asked', some((day) => markOf(day, false) === 'asked'), <ExerciseMark kind="asked" />],
    ['pain', some((day) => markOf(day, false) === 'pain'), <ExerciseMark kind="pain" pain={pain} isHigh />],
    ['hard', some(({ effort }) => effort === 'hard'), <HardMark />],
    ['change', programs.some(({ changes }) => changes.length > 0), <ChangeMark />],
    ['paused', states.length > 0, <ExerciseMark kind="paused" />],
  ]
  return (
    <ul className={styles.key} aria-hidden="true">
      {entries.map(
        ([name, isThere, sign]) =>
          isThere && (
            <li key={name}>
              <span className={styles.sign}>{sign}</span>
              {t(`exercises.key.${name}`, { pain: MARKED_PAIN })}
            </li>
          ),
      )}
    </ul>
  )
}

import type { ExerciseDay, MemberExercise } from '@kinora/contracts'

/** From here on pain after a program stands in its mark. */
export const MARKED_PAIN = 5

export type MarkKind = 'pain' | 'done' | 'partly' | 'asked' | 'paused' | 'none'

/** How a day of a program is marked: pain before what was done, because that is what to look at. */
export function markOf(day: ExerciseDay | undefined, isPaused: boolean): MarkKind {
  if ((day?.painAfter ?? 0) >= MARKED_PAIN) return 'pain'
  if (day && day.done > 0) return 'done'
  if (day?.isPartly) return 'partly'
  if (day?.isAsked) return 'asked'
  return isPaused ? 'paused' : 'none'
}

export const dayOfExercise = ({ days }: MemberExercise, day: string) => days.find((one) => one.day === day)

/** After which program the pain of a day was the highest; undefined if it was told before a training alone. */
export const afterWhich = (programs: MemberExercise[], day: string, pain: number): string | undefined =>
  programs.find((program) => dayOfExercise(program, day)?.painAfter === pain)?.training.title

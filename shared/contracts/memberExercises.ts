import { PAIN_MAX } from '@kinora/limits'
import { type Static, Type } from 'typebox'
import { Effort, Feeling } from './care.ts'
import { Program } from './content.ts'
import { orNull } from './orNull.ts'
import { Dose } from './plan.ts'

/** What a member did and told, for their specialist: day by day, and program by program (docs/contract.md, "Team"). */

const Day = Type.String({ format: 'date' })
const Count = Type.Integer({ minimum: 0 })
const Pain = Type.Integer({ minimum: 0, maximum: PAIN_MAX })

/**
 * A day of a member's timeline. Pain: that before the day's first training and after its last. `feeling`: the day's
 * emotion, or else that after the last film; `dayFeeling`: the day's alone. `trainings`: each program that was done or
 * told about. `state`: what the plan asked for. `doseChanges`: programs whose dose changed. A name is null for a program
 * that no longer exists.
 */
export const TimelineDay = Type.Object({
  day: Day,
  done: Count,
  painBefore: orNull(Pain),
  painAfter: orNull(Pain),
  feeling: orNull(Feeling),
  dayFeeling: orNull(Feeling),
  trainings: Type.Array(
    Type.Object({
      trainingName: orNull(Type.String()),
      done: Count,
      painBefore: orNull(Pain),
      painAfter: orNull(Pain),
      effort: orNull(Effort),
      feeling: orNull(Feeling),
    }),
  ),
  state: Type.Enum(['normal', 'gentle', 'paused']),
  pathChanges: Type.Array(Type.Object({ kind: Type.Enum(['added', 'removed']), trainingName: orNull(Type.String()) })),
  doseChanges: Type.Array(orNull(Type.String())),
  messages: Type.Object({ fromMember: Count, fromSpecialist: Count }),
})
export type TimelineDay = Static<typeof TimelineDay>
/** A member's last weeks, the oldest day first. */
export const Timeline = Type.Object({ days: Type.Array(TimelineDay) })
export type Timeline = Static<typeof Timeline>

/**
 * A day of a program on which the path asked for it, it was done, or something was told. `isAsked`: of `daysPerWeek` a
 * training on another day of the week counts as that which was asked for, and today is asked for once it is done.
 * `isPartly`: begun and not watched to its end, as far as is known. `note`: one that the member shares.
 */
export const ExerciseDay = Type.Object({
  day: Day,
  isAsked: Type.Boolean(),
  done: Count,
  isPartly: Type.Boolean(),
  painBefore: orNull(Pain),
  painAfter: orNull(Pain),
  effort: orNull(Effort),
  feeling: orNull(Feeling),
  note: orNull(Type.String()),
})
export type ExerciseDay = Static<typeof ExerciseDay>
/** What a program of the path changed to on a day; `before` is the dose that it had until then. */
export const ExerciseChange = Type.Object({
  day: Day,
  kind: Type.Enum(['added', 'removed', 'dose']),
  before: orNull(Dose),
})
export type ExerciseChange = Static<typeof ExerciseChange>
/** A program as it was asked for and done. `asked` and `done` are days; `done` are those of `asked` with a training. */
export const MemberExercise = Type.Object({
  training: Program,
  isOnPath: Type.Boolean(),
  dose: orNull(Dose),
  changes: Type.Array(ExerciseChange),
  days: Type.Array(ExerciseDay),
  asked: Count,
  done: Count,
})
export type MemberExercise = Static<typeof MemberExercise>
/**
 * `GET /api/members/{id}/exercises`: a member's last fortnight, program by program, those of the path first and in its
 * order. `states`: days on which the plan asked for nothing of it. `pain`: the highest of each day that has one.
 */
export const MemberExercises = Type.Object({
  from: Day,
  to: Day,
  states: Type.Array(Type.Object({ day: Day, state: Type.Enum(['gentle', 'paused']) })),
  pain: Type.Array(Type.Object({ day: Day, pain: Pain })),
  programs: Type.Array(MemberExercise),
})
export type MemberExercises = Static<typeof MemberExercises>

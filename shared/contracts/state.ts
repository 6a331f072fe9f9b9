import {
  COMMENT_MAX_LENGTH,
  GOAL_MAX_LENGTH,
  GOAL_SCORE_MAX,
  PAIN_MAX,
  SURVEY_PAIN,
  SYMPTOMS,
  type SymptomName,
} from '@kinora/limits'
import { type Static, Type } from 'typebox'
import { Effort, Feeling, TimeZone } from './care.ts'
import { Id } from './content.ts'
import { orNull } from './orNull.ts'

/** How a member is: symptoms, emotions, pain, goals (docs/contract.md, "Member"; docs/specification.md, section 3). */

const Day = Type.String({ format: 'date' })
const Instant = Type.String({ format: 'date-time' })
const only = { additionalProperties: false }

/** Both days included. */
export const DayRange = Type.Object({ from: Day, to: Day })
export type DayRange = Static<typeof DayRange>

const flags = Object.fromEntries(SYMPTOMS.map((name) => [name, Type.Boolean()])) as Record<
  SymptomName,
  ReturnType<typeof Type.Boolean>
>
/** `pain` counts upside down: 0 strong, 50 moderate, 100 none. */
const symptoms = { pain: Type.Enum([...SURVEY_PAIN]), ...flags }

/** `lastUpdate`: when it was saved; `day`: on which day of the member. */
export const SymptomsSurvey = Type.Object({ id: Id, ...symptoms, day: Day, lastUpdate: Instant })
export type SymptomsSurvey = Static<typeof SymptomsSurvey>

/** `key` is an idempotency key: every save is a new survey of the history. */
export const NewSymptomsSurvey = Type.Object(
  { data: Type.Object({ ...symptoms, key: Type.Optional(Type.String({ format: 'uuid' })) }, only) },
  only,
)
export type NewSymptomsSurvey = Static<typeof NewSymptomsSurvey>['data']

/** One for each day: a later one of the same day replaces it. */
export const Emotion = Type.Object({ day: Day, emotion: Feeling, createdAt: Instant })
export type Emotion = Static<typeof Emotion>
export const NewEmotion = Type.Object(
  { data: Type.Object({ emotion: Feeling, timeZone: Type.Optional(TimeZone) }, only) },
  only,
)

const pain = orNull(Type.Integer({ minimum: 0, maximum: PAIN_MAX }))
/** A check-in of the caller's history. `trainingName` is null for a program that no longer exists. */
export const PastCheckIn = Type.Object({
  id: Id,
  day: Day,
  trainingName: orNull(Type.String()),
  painBefore: pain,
  painAfter: pain,
  effort: orNull(Effort),
  note: orNull(Type.String({ maxLength: COMMENT_MAX_LENGTH })),
  createdAt: Instant,
})
export type PastCheckIn = Static<typeof PastCheckIn>

const score = Type.Integer({ minimum: 0, maximum: GOAL_SCORE_MAX })
/**
 * What a member wants to be able to do, in own words. `scores`: one for each day, the oldest first: the first of
 * all, and the latest `GOAL_SCORES_SHOWN`. The export has every one.
 */
export const Goal = Type.Object({
  id: Id,
  text: Type.String(),
  createdAt: Instant,
  scores: Type.Array(Type.Object({ day: Day, score })),
})
export type Goal = Static<typeof Goal>
const goalText = Type.String({ minLength: 1, maxLength: GOAL_MAX_LENGTH })
/** `key` is an idempotency key. */
export const NewGoal = Type.Object(
  { data: Type.Object({ text: goalText, key: Type.Optional(Type.String({ format: 'uuid' })) }, only) },
  only,
)
export const GoalChange = Type.Object({ data: Type.Object({ text: goalText }, only) }, only)
export const NewGoalScore = Type.Object({ data: Type.Object({ score, timeZone: Type.Optional(TimeZone) }, only) }, only)

import { DAILY_MAXIMUM, DOSE_TEXT_MAX_LENGTH, STATS_WEEKS } from '@kinora/limits'
import { type Static, Type } from 'typebox'
import { Id, Program } from './content.ts'
import { TimeZone } from './care.ts'
import { orNull } from './orNull.ts'

/** What a path asks for, and how it goes (docs/contract.md, "Member"). */

const Day = Type.String({ format: 'date' })
const Instant = Type.String({ format: 'date-time' })
const Count = Type.Integer({ minimum: 0 })
const only = { additionalProperties: false }

/** ISO 8601: 1 is Monday, 7 Sunday. */
export const Weekday = Type.Integer({ minimum: 1, maximum: 7 })

/**
 * How often a member should train a program of the path: on `weekdays`, or else on `daysPerWeek` days of their choice,
 * or else whenever they like. `perDayMax`: at most so often on one day. `text`: in words, such as "2 serie po 10".
 * `until`: the last day of it.
 */
export const Dose = Type.Object(
  {
    weekdays: orNull(Type.Array(Weekday, { minItems: 1, maxItems: 7, uniqueItems: true })),
    daysPerWeek: orNull(Weekday),
    perDayMax: orNull(Type.Integer({ minimum: 1, maximum: DAILY_MAXIMUM })),
    text: orNull(Type.String({ minLength: 1, maxLength: DOSE_TEXT_MAX_LENGTH })),
    until: orNull(Day),
  },
  only,
)
export type Dose = Static<typeof Dose>

/**
 * A program of the path. `isDue`: today's plan has it, done or not. `nextDay`: when it is due again; null if that is up
 * to the member. `isDone`: at least once since it was added.
 */
export const PlannedProgram = Type.Object({
  training: Program,
  dose: orNull(Dose),
  addedAt: Instant,
  isDone: Type.Boolean(),
  isDue: Type.Boolean(),
  doneToday: Count,
  daysDoneThisWeek: Count,
  lastDay: orNull(Day),
  nextDay: orNull(Day),
})
export type PlannedProgram = Static<typeof PlannedProgram>

/** `gentle`: the shorter list for bad days replaces the path; `paused`: nothing is asked for. `until` is its last day. */
export const PlanState = Type.Union([
  Type.Object({ mode: Type.Literal('normal') }),
  Type.Object({ mode: Type.Union([Type.Literal('gentle'), Type.Literal('paused')]), until: Day }),
])
export type PlanState = Static<typeof PlanState>

/** `from`: its first day, today if it is left out. */
export const NewPlanState = Type.Object(
  {
    data: Type.Object(
      {
        mode: Type.Union([Type.Literal('gentle'), Type.Literal('paused')]),
        until: Day,
        from: Type.Optional(Day),
        timeZone: Type.Optional(TimeZone),
      },
      only,
    ),
  },
  only,
)
export type NewPlanState = Static<typeof NewPlanState>['data']

/**
 * A day of the week: `done` all that was asked for, `partly` some training, `rest` none or none asked for; `today` while
 * something is left to do, and `ahead`. `isPaused`: the member pauses on it, whatever they did.
 */
export const RhythmDay = Type.Object({
  day: Day,
  state: Type.Enum(['done', 'partly', 'rest', 'today', 'ahead']),
  isPaused: Type.Optional(Type.Boolean()),
})
export type RhythmDay = Static<typeof RhythmDay>

/**
 * `GET /api/my-plan`: the caller's path as a plan for their current day, which ends at `endsAt`. `today` is what the
 * plan asks for today: in the mode `gentle` programs of the gentle list, when paused nothing. `allowed`: what the
 * specialist leaves to the member. `noteAt`: when they wrote the note, if there is one. `painNote`: what they have written
 * for the moment when it hurts. `asksForRest`: an answer to a training of today does, so nothing more should be offered.
 */
export const Plan = Type.Object({
  day: Day,
  endsAt: Instant,
  dailyMaximum: Count,
  id: Id,
  name: Type.String(),
  note: Type.String(),
  noteAt: Type.Optional(Instant),
  painNote: Type.Optional(Type.String()),
  asksForRest: Type.Optional(Type.Boolean()),
  state: PlanState,
  allowed: Type.Object({ gentle: Type.Boolean(), pause: Type.Boolean() }),
  today: Type.Array(PlannedProgram),
  items: Type.Array(PlannedProgram),
  gentle: Type.Array(Program),
  progress: Type.Object({ done: Count, total: Count, percent: Type.Integer({ minimum: 0, maximum: 100 }) }),
  week: Type.Array(RhythmDay, { minItems: 7, maxItems: 7 }),
})
export type Plan = Static<typeof Plan>

/** `GET path/progress`: `progress` is a percentage as text, `58%` (docs/specification.md, section 3). */
export const PathProgress = Type.Object({
  progress: Type.String({ pattern: '^\\d{1,3}%$' }),
  done: Count,
  total: Count,
})
export type PathProgress = Static<typeof PathProgress>

/**
 * One week from its Monday. `done`: trainings; `days`: days with a training; `planned`: days that the
 * programs of today's path asked for in that week; `state`: `kept` as many days as planned, `partly` fewer, `rest` none, paused or nothing planned.
 */
export const StatsWeek = Type.Object({
  monday: Day,
  done: Count,
  days: Count,
  planned: Count,
  state: Type.Enum(['kept', 'partly', 'rest']),
})
export type StatsWeek = Static<typeof StatsWeek>

/** `weekAVG`: trainings of the last 28 days divided by four, to one decimal. `weeks`: the oldest first. */
export const MemberStats = Type.Object({
  total: Count,
  weekAVG: Type.Number({ minimum: 0 }),
  weeks: Type.Array(StatsWeek, { minItems: STATS_WEEKS, maxItems: STATS_WEEKS }),
})
export type MemberStats = Static<typeof MemberStats>

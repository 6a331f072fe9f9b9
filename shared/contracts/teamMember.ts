import { NOTE_MAX_LENGTH, PAIN_MAX, PHRASE_MAX_LENGTH, PAIN_TREND_DAYS, SNOOZE_MAX_DAYS } from '@kinora/limits'
import { type Static, Type } from 'typebox'
import { Feeling } from './care.ts'
import { Id } from './content.ts'
import { SubscriptionStatus } from './team.ts'

/** A specialist's team: who is in it, and what their members reported (docs/contract.md, "Team"). */

const Day = Type.String({ format: 'date' })
const Instant = Type.String({ format: 'date-time' })
const Count = Type.Integer({ minimum: 0 })
const Pain = Type.Integer({ minimum: 0, maximum: PAIN_MAX })
const only = { additionalProperties: false }
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

/** `since`: when the specialist came to Kinora. */
export const TeamTotals = Type.Object({ members: Count, withActiveSubscription: Count, since: Instant })
export type TeamTotals = Static<typeof TeamTotals>

/**
 * What a member did or reported, as numbers, where it reaches the rule of their specialist; nothing about what to do.
 * `missedDays`: planned days in a row without a training, of the last fortnight; `since`: the last day with one. `pain`:
 * of the last check-in, on `day`, and the fortnight's median. `silent`: days since the last training, check-in or message,
 * or since the team began.
 */
export const Signal = Type.Union([
  Type.Object({ kind: Type.Literal('missedDays'), days: Count, since: orNull(Day) }),
  Type.Object({ kind: Type.Literal('pain'), pain: Pain, median: Type.Number(), day: Day }),
  Type.Object({ kind: Type.Literal('silent'), days: Count, since: Day }),
])
export type Signal = Static<typeof Signal>

/** From which number on a signal shows; null: never. */
const rules = {
  missedDays: orNull(Type.Integer({ minimum: 1, maximum: PAIN_TREND_DAYS })),
  painRise: orNull(Type.Integer({ minimum: 1, maximum: PAIN_MAX })),
  painHigh: orNull(Type.Integer({ minimum: 1, maximum: PAIN_MAX })),
  silentDays: orNull(Type.Integer({ minimum: 1, maximum: 60 })),
}
export const SignalRules = Type.Object(rules)
export type SignalRules = Static<typeof SignalRules>
export const NewSignalRules = Type.Object({ data: Type.Object(rules, only) }, only)

/**
 * Until this day the member's signals ask for nothing, or for so many days from the specialist's current one: one of the
 * two.
 */
export const NewSnooze = Type.Object(
  {
    data: Type.Object(
      {
        until: Type.Optional(Day),
        days: Type.Optional(Type.Integer({ minimum: 1, maximum: SNOOZE_MAX_DAYS })),
      },
      only,
    ),
  },
  only,
)
export type NewSnooze = Static<typeof NewSnooze>['data']

/** One point for each day of the last fortnight that has a check-in with pain, the oldest first. */
const PainTrend = Type.Object({
  median: orNull(Type.Number()),
  points: Type.Array(Type.Object({ day: Day, pain: Pain })),
})

/** `GET /api/team/member/{id}/signals`. */
export const MemberSignals = Type.Object({
  signals: Type.Array(Signal),
  snoozedUntil: orNull(Day),
  rules: SignalRules,
  pain: PainTrend,
})
export type MemberSignals = Static<typeof MemberSignals>

/** `lastDoneAt`: their last training. `progress` of the path in per cent. `unread`: messages from them. */
export const TeamMember = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  avatarURL: orNull(Type.String()),
  subscription: orNull(SubscriptionStatus),
  lastDoneAt: orNull(Instant),
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  pain: PainTrend,
  unread: Count,
  signals: Type.Array(Signal),
  snoozedUntil: orNull(Day),
})
export type TeamMember = Static<typeof TeamMember>

export const TeamSort = Type.Enum(['need', 'name', 'lastDone'], { default: 'need' })
export type TeamSort = Static<typeof TeamSort>
export const TeamSearch = Type.String({ maxLength: PHRASE_MAX_LENGTH })

/**
 * A day of a member's timeline. Pain: that before the day's first training and after its last. `feeling`: the day's
 * emotion, or else that after the last film. `state`: what the plan asked for.
 */
export const TimelineDay = Type.Object({
  day: Day,
  done: Count,
  painBefore: orNull(Pain),
  painAfter: orNull(Pain),
  feeling: orNull(Feeling),
  state: Type.Enum(['normal', 'gentle', 'paused']),
  pathChanges: Type.Array(Type.Object({ kind: Type.Enum(['added', 'removed']), trainingName: orNull(Type.String()) })),
  messages: Type.Object({ fromMember: Count, fromSpecialist: Count }),
})
export type TimelineDay = Static<typeof TimelineDay>
/** A member's last weeks, the oldest day first. */
export const Timeline = Type.Object({ days: Type.Array(TimelineDay) })
export type Timeline = Static<typeof Timeline>

const text = Type.String({ minLength: 1, maxLength: NOTE_MAX_LENGTH, pattern: '\\S' })
/** `key` is an idempotency key. */
export const NewMemberNote = Type.Object(
  { data: Type.Object({ text, key: Type.Optional(Type.String({ format: 'uuid' })) }, only) },
  only,
)
export const MemberNoteChange = Type.Object({ data: Type.Object({ text }, only) }, only)
/** A specialist's note about a member, which only its author reads. */
export const MemberNote = Type.Object({ id: Id, text: Type.String(), createdAt: Instant, updatedAt: Instant })
export type MemberNote = Static<typeof MemberNote>

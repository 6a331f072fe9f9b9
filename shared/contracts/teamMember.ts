import {
  NOTE_MAX_LENGTH,
  PAIN_MAX,
  PHRASE_MAX_LENGTH,
  PAIN_TREND_DAYS,
  SNOOZE_MAX_DAYS,
  TEAM_SHOWS,
} from '@kinora/limits'
import { type Static, Type } from 'typebox'
import { Id } from './content.ts'
import { PageQuery, Pagination } from './listOf.ts'
import { orNull } from './orNull.ts'
import { SubscriptionStatus } from './team.ts'

/** A specialist's team: who is in it, and what their members reported (docs/contract.md, "Team"). */

const Day = Type.String({ format: 'date' })
const Instant = Type.String({ format: 'date-time' })
const Count = Type.Integer({ minimum: 0 })
const Pain = Type.Integer({ minimum: 0, maximum: PAIN_MAX })
const only = { additionalProperties: false }

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

/** Where a member stands in the work list. */
export const TeamGroup = Type.Enum(['today', 'week', 'plan', 'snoozed'])
export type TeamGroup = Static<typeof TeamGroup>

/**
 * `lastDoneAt`: their last training. `progress` of the path in per cent. `unread`: messages from them, `unreadWords` those
 * that they wrote themselves. `joinedDay`: since when they are in the team; `isNew`: since lately, or they have no path.
 * `hard`: how often the last seven days' trainings were too hard, and the last of those days. `week`: what was done of
 * what the plan asked for in the last seven days; null without a path. `pausedUntil`: the last day of a running pause.
 */
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
  group: TeamGroup,
  unreadWords: Count,
  joinedDay: Day,
  isNew: Type.Boolean(),
  hasPath: Type.Boolean(),
  hard: orNull(Type.Object({ times: Type.Integer({ minimum: 1 }), day: Day })),
  pausedUntil: orNull(Day),
  week: orNull(Type.Object({ done: Count, asked: Count })),
})
export type TeamMember = Static<typeof TeamMember>

export const TeamSort = Type.Enum(['need', 'name', 'lastDone'], { default: 'need' })
export type TeamSort = Static<typeof TeamSort>
export const TeamSearch = Type.String({ maxLength: PHRASE_MAX_LENGTH })

/** Which members a list shows: all, one group, or those with one reason to look at them. */
export const TeamShow = Type.Enum([...TEAM_SHOWS], { default: 'all' })
export type TeamShow = Static<typeof TeamShow>
export const TeamQuery = Type.Interface([PageQuery], {
  search: Type.Optional(TeamSearch),
  sort: TeamSort,
  show: Type.Optional(TeamShow),
})

const countsOf = <Name extends string>(names: readonly Name[]) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, Count])) as Record<Name, typeof Count>)

/** Somebody whose team has ended and whose messages are not all read; `leftAt`: when it ended. */
export const LeftMember = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  avatarURL: orNull(Type.String()),
  unread: Type.Integer({ minimum: 1 }),
  leftAt: Instant,
})
export type LeftMember = Static<typeof LeftMember>

/**
 * A page of a team. `counts`: how many of those whom the search finds each `show` has; `groups`: how many of those shown
 * are in each group; `left`: who has left, but is looked at today until their words are read; counted in neither.
 */
export const TeamPage = Type.Object({
  data: Type.Array(TeamMember),
  meta: Type.Object({
    pagination: Pagination,
    counts: countsOf(TEAM_SHOWS),
    groups: countsOf(['today', 'week', 'plan', 'snoozed']),
    left: Type.Array(LeftMember),
  }),
})
export type TeamPage = Static<typeof TeamPage>

const Beside = orNull(Type.Object({ id: Id, firstName: Type.String(), lastName: Type.String() }))
/** A member in the list of the whole team, by need: their `place`, from 1, of `total`, and who stands beside them. */
export const TeamPlace = Type.Object({
  member: TeamMember,
  place: Type.Integer({ minimum: 1 }),
  total: Type.Integer({ minimum: 1 }),
  previous: Beside,
  next: Beside,
})
export type TeamPlace = Static<typeof TeamPlace>

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

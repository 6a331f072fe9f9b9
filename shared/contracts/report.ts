import { Type, type Static } from 'typebox'
import { Id } from './content.ts'
import { Emotion, Goal, PastCheckIn, SymptomsSurvey } from './state.ts'
import { MemberStats } from './plan.ts'

/** The report for a visit, and links by which a member shows theirs (docs/contract.md, "Reports"). */

const Day = Type.String({ format: 'date' })
const Instant = Type.String({ format: 'date-time' })
const only = { additionalProperties: false }

/**
 * How a member was in the four weeks from `from` to `to`, which is their current day. `surveys` are the last two, the
 * newest first. A check-in's `note` is null unless the member shows it.
 */
export const VisitReport = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  from: Day,
  to: Day,
  checkIns: Type.Array(PastCheckIn),
  surveys: Type.Array(SymptomsSurvey),
  emotions: Type.Array(Emotion),
  goals: Type.Array(Goal),
  stats: MemberStats,
})
export type VisitReport = Static<typeof VisitReport>

const link = {
  id: Id,
  withNotes: Type.Boolean(),
  createdAt: Instant,
  expiresAt: Instant,
  lastOpenedAt: Type.Union([Instant, Type.Null()]),
  timesOpened: Type.Integer({ minimum: 0 }),
}
/** A link to the caller's report, without its token. */
export const ReportLink = Type.Object(link)
export type ReportLink = Static<typeof ReportLink>
/** The `token` is answered this once: only its hash is stored. */
export const MadeReportLink = Type.Object({ ...link, token: Type.String() })
export type MadeReportLink = Static<typeof MadeReportLink>
/** `key` is an idempotency key. */
export const NewReportLink = Type.Object(
  { data: Type.Object({ withNotes: Type.Boolean(), key: Type.Optional(Type.String({ format: 'uuid' })) }, only) },
  only,
)
export type NewReportLink = Static<typeof NewReportLink>['data']
export const ReportToken = Type.Object(
  { data: Type.Object({ token: Type.String({ pattern: '^[\\w-]{43}$' }) }, only) },
  only,
)

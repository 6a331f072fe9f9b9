import { type Static, Type } from 'typebox'
import { ConsentKind, Gender, ProfessionalTitle } from './identity/account.ts'
import { Id } from './content.ts'
import { orNull } from './orNull.ts'
import { Weekday } from './plan.ts'

/** Member and specialist as they see each other (docs/contract.md, "Team"). */

const Day = Type.String({ format: 'date' })
const Instant = Type.String({ format: 'date-time' })
const only = { additionalProperties: false }
/** `09:00` */
export const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })

/** When a specialist usually answers, in their own time zone: at most one span for each weekday. */
export const OfficeHours = Type.Array(Type.Object({ weekday: Weekday, from: TimeOfDay, to: TimeOfDay }, only), {
  maxItems: 7,
})
export type OfficeHours = Static<typeof OfficeHours>

/**
 * A member's specialist. `answersWithinHours`: within how many hours half of the messages were answered in the last 90
 * days; null if there were too few. `awayUntil`: the last day of an absence.
 */
export const SpecialistRecord = Type.Object({
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  description: orNull(Type.String()),
  avatarURL: orNull(Type.String()),
  professionalTitle: orNull(ProfessionalTitle),
  /** For the form of the title: `fizjoterapeutka`. */
  gender: Type.Optional(orNull(Gender)),
  since: Instant,
  officeHours: OfficeHours,
  timeZone: Type.String(),
  awayUntil: orNull(Day),
  answersWithinHours: orNull(Type.Integer({ minimum: 1 })),
})
export type SpecialistRecord = Static<typeof SpecialistRecord>

/** A member, for their specialist. */
export const MemberRecord = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  avatarURL: orNull(Type.String()),
  createdAt: Instant,
  since: Instant,
})
export type MemberRecord = Static<typeof MemberRecord>

/**
 * `expiryDate` in unix seconds. `name` is `FREE` for a plan that was not paid at the payment provider. For the caller
 * alone: `renewsAt` of a plan that renews itself, `hasFailed` of one whose charge has failed.
 */
export const SubscriptionStatus = Type.Object({
  name: Type.String(),
  isActive: Type.Boolean(),
  expiryDate: Type.Integer(),
  renewsAt: Type.Optional(Type.String({ format: 'date-time' })),
  hasFailed: Type.Optional(Type.Boolean()),
})
export type SubscriptionStatus = Static<typeof SubscriptionStatus>

/** What of a member's data somebody else has read. */
export const ACCESSED = [
  'profile',
  'symptoms',
  'path',
  'stats',
  'subscription',
  'team',
  'messages',
  'signals',
  'timeline',
  'notes',
  'goals',
  'report',
  'reportLink',
] as const
export const AccessEntry = Type.Object({
  id: Id,
  /** Empty for `reportLink`: by whoever has the link. */
  actorName: Type.String(),
  what: Type.Enum([...ACCESSED]),
  /** How often within the hour of `at`, which is the last time. */
  times: Type.Integer({ minimum: 1 }),
  at: Instant,
})
export type AccessEntry = Static<typeof AccessEntry>
export type Accessed = (typeof ACCESSED)[number]

/** Gives or withdraws a consent; each decision is kept. */
export const NewConsent = Type.Object({ data: Type.Object({ kind: ConsentKind, isGiven: Type.Boolean() }, only) }, only)

import { type Static, Type } from 'typebox'
import { orNull } from '../orNull.ts'

/** What is kept of accounts' security (docs/contract.md, "Security events"). */
export const SECURITY_EVENT_KINDS = [
  'registration',
  'firstFactor',
  'signIn',
  'signOut',
  'proof',
  'sessionsEnded',
  'passwordChange',
  'passwordResetAsked',
  'passwordReset',
  'emailChangeAsked',
  'emailChange',
  'emailChangeUndone',
  'providerLinked',
  'factorAdded',
  'factorRemoved',
  'recoveryCodesMade',
  'export',
  'deletionAsked',
  'deletion',
  'accessRefused',
  'limitReached',
  'specialistDecision',
  'sessionsEndedByOperator',
  'factorsRemovedByOperator',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]

export const SecurityEventKind = Type.Enum([...SECURITY_EVENT_KINDS])

export const SecurityOutcome = Type.Union([Type.Literal('done'), Type.Literal('refused')])
export type SecurityOutcome = Static<typeof SecurityOutcome>

/** `browser` and `system` are what the browser says of itself; null where it does not. */
export const SecurityEvent = Type.Object({
  id: Type.Integer(),
  kind: SecurityEventKind,
  outcome: SecurityOutcome,
  /** The name of a route, a limit or a way of signing in; empty where there is none. */
  detail: Type.String(),
  browser: orNull(Type.String()),
  system: orNull(Type.String()),
  address: Type.String(),
  createdAt: Type.String({ format: 'date-time' }),
})
export type SecurityEvent = Static<typeof SecurityEvent>

/** For an operator. `userId` is null where nobody is known, and of deleted accounts. */
export const OperatorSecurityEvent = Type.Object({
  id: Type.Integer(),
  userId: orNull(Type.Integer()),
  kind: SecurityEventKind,
  outcome: SecurityOutcome,
  detail: Type.String(),
  userAgent: Type.String(),
  address: Type.String(),
  createdAt: Type.String({ format: 'date-time' }),
})
export type OperatorSecurityEvent = Static<typeof OperatorSecurityEvent>

import type { SecurityEventKind, SecurityOutcome } from '@kinora/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queryable } from '../../platform/index.ts'
import { deviceOf } from '../sessions/deviceOf.ts'
import { securityEvents } from './securityEventTables.ts'

export type SecurityEventEntry = {
  kind: SecurityEventKind
  /** `done` unless it was refused. */
  outcome?: SecurityOutcome
  /** Whose account it is about; without one, nobody's is known. */
  userId?: number | undefined
  /** The name of a route, a limit or a way of signing in, never what somebody typed. */
  detail?: string
}

/** Writes down what happened, from where and with which browser (docs/contract.md, "Security events"). */
export async function recordSecurityEvent(
  db: Queryable,
  request: FastifyRequest,
  { outcome = 'done', ...event }: SecurityEventEntry,
): Promise<void> {
  await db.orm.insert(securityEvents).values({ ...event, outcome, ...deviceOf(request) })
}

const AN_HOUR = { max: 1, seconds: 60 * 60 }

/**
 * The same of what anybody can repeat at will: once an hour for each person, or each network where nobody is known, so
 * that nobody fills the table.
 */
export async function recordSeldom(
  app: FastifyInstance,
  request: FastifyRequest,
  event: SecurityEventEntry,
): Promise<void> {
  const { kind, detail = '', userId } = event
  const who = userId === undefined ? request.ip : String(userId)
  if (await app.limits.isWithin(`event ${kind} ${detail}`, who, AN_HOUR))
    await recordSecurityEvent(app.db, request, event)
}

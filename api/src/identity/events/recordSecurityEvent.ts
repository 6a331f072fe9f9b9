import type { SecurityEventKind, SecurityOutcome } from '@kinora/contracts'
import type { FastifyRequest } from 'fastify'
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

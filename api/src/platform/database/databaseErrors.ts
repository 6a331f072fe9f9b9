import { DrizzleQueryError } from 'drizzle-orm'

/** Answered with 503: the same call may succeed later. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database cannot be used now: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/** Refused because too many queries wait: expected under load, and counted instead of logged. */
export class DatabaseBusy extends DatabaseUnavailable {}

/**
 * SQLSTATE classes and system error codes after which a retry may succeed: connection lost, rolled back because of a
 * concurrent transaction, out of resources, cancelled by its time limit, server shutting down.
 */
const LATER = /^(08|40|53|57014|57P|ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/

/** The ORM's errors have the driver's, or one of ours, as their cause. */
export const ownCause = (error: unknown): unknown => (error instanceof DrizzleQueryError ? error.cause : error)

export function isUnavailable(thrown: unknown): boolean {
  const error = ownCause(thrown)
  if (error instanceof DatabaseUnavailable) return true
  return error instanceof Error && 'code' in error && LATER.test(String(error.code))
}

/** A write to a read-only database: the embedded one while its disk is nearly full, or a standby. */
export function isReadOnly(thrown: unknown): boolean {
  const error = ownCause(thrown)
  return error instanceof Error && 'code' in error && error.code === '25006'
}

/** A row with a value that has to be unique, which another row has. */
export function isDuplicate(thrown: unknown): boolean {
  const error = ownCause(thrown)
  return error instanceof Error && 'code' in error && error.code === '23505'
}

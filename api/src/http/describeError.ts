import { DrizzleQueryError } from 'drizzle-orm'

/**
 * An error as logs have it. Of a query that failed it is the database's complaint alone: the ORM's own words repeat
 * every value, and a driver's details whole rows, and these tell of people.
 */
export function describeError(error: Error): { type: string; code?: string; message: string; stack: string } {
  const { name, message, stack = '', ...rest } = (error instanceof DrizzleQueryError && error.cause) || error
  const code = 'code' in rest ? { code: String(rest.code) } : {}
  return { type: name, ...code, message, stack }
}

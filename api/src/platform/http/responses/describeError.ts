import { DrizzleQueryError } from 'drizzle-orm'

/**
 * An error for the log. Of a failed query only the database's error: the ORM's message repeats every value, and the
 * driver's details contain whole rows, which are personal data.
 */
export function describeError(error: Error): { type: string; code?: string; message: string; stack: string } {
  const { name, message, stack = '', ...rest } = (error instanceof DrizzleQueryError && error.cause) || error
  const code = 'code' in rest ? { code: String(rest.code) } : {}
  return { type: name, ...code, message, stack }
}

import type { Problem } from '@kinora/contracts'

/** The problem details (RFC 9457) inside a failed query's error, if the API sent any. */
export function problemOf(error: unknown): Problem | undefined {
  const data = (error as { data?: unknown } | undefined)?.data
  return typeof data === 'object' && data !== null && 'code' in data ? (data as Problem) : undefined
}

import { Type, type Static } from 'typebox'

/** RFC 9457 problem details. Clients translate `code`; the wire has no messages for people. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer({ minimum: 400, maximum: 599 }),
  code: Type.String(),
  errors: Type.Optional(Type.Array(Type.Object({ field: Type.String(), code: Type.String() }))),
  /** For a refused sign-in: the URL whose `error` parameter next-auth clients read. */
  url: Type.Optional(Type.String()),
  /** For a daily limit: when the call is allowed again, ISO 8601 UTC. */
  opensAt: Type.Optional(Type.String({ format: 'date-time' })),
  /** For a member who has another specialist: that specialist's name. */
  specialistName: Type.Optional(Type.String()),
})
export type Problem = Static<typeof Problem>

/**
 * Codes that say no more than their status, the same of the API and the gateway. Of a status that has several, the
 * first is the general one.
 */
export const COMMON_PROBLEMS = {
  'request.malformed': 400,
  'request.notFound': 404,
  'request.wrongMethod': 405,
  'request.tooSlow': 408,
  'request.lengthRequired': 411,
  'request.tooLarge': 413,
  'request.unsupportedMediaType': 415,
  'request.tooMany': 429,
  'request.headersTooLarge': 431,
  'server.error': 500,
  'server.busy': 503,
  'server.unavailable': 503,
  'server.tooLate': 504,
} as const
export type CommonProblem = keyof typeof COMMON_PROBLEMS

/** The code of a problem of which only the status is known. */
export function codeOfStatus(status: number): CommonProblem {
  const entry = Object.entries(COMMON_PROBLEMS).find(([, other]) => other === status)
  if (entry) return entry[0] as CommonProblem
  return status < 500 ? 'request.malformed' : 'server.error'
}

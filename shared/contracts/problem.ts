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
})
export type Problem = Static<typeof Problem>

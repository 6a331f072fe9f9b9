import { Type, type Static } from 'typebox'

/** RFC 9457 problem details. `code` is what clients translate; no prose for people crosses the wire. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer({ minimum: 400, maximum: 599 }),
  code: Type.String(),
  errors: Type.Optional(Type.Array(Type.Object({ field: Type.String(), code: Type.String() }))),
  /** Of a refused sign-in: where a client of next-auth looks for `error`. */
  url: Type.Optional(Type.String()),
  /** Of what is refused for today: when it can be done again, ISO 8601 UTC. */
  opensAt: Type.Optional(Type.String({ format: 'date-time' })),
})
export type Problem = Static<typeof Problem>

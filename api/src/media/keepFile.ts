import type { FastifyReply } from 'fastify'
import { type Static, Type } from 'typebox'

/** The hash that addresses of our files end with. */
export const fileHash = Type.Object(
  { v: Type.Optional(Type.String({ pattern: '^[0-9a-f]{10}$' })) },
  { additionalProperties: false },
)

/** Another file has another hash and so another address: what has one may be kept for ever. */
export function keepFile(reply: FastifyReply, { v }: Static<typeof fileHash>): void {
  reply.header('cache-control', v ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
}

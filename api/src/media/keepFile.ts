import type { FastifyReply } from 'fastify'
import { type Static, Type } from 'typebox'

/** The query of media URLs: the file's hash. */
export const fileHash = Type.Object(
  { v: Type.Optional(Type.String({ pattern: '^[0-9a-f]{10}$' })) },
  { additionalProperties: false },
)

/** Sets cache-control: a URL with a hash changes with the file, so it can be cached forever. */
export function keepFile(reply: FastifyReply, { v }: Static<typeof fileHash>): void {
  reply.header('cache-control', v ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
}

import type { FastifyRequest } from 'fastify'

/** For a route whose body has optional fields alone (docs/specification.md, section 7): none is as good as an empty one. */
export async function emptyBody(request: FastifyRequest): Promise<void> {
  if (request.body === undefined && request.headers['content-type'] === undefined) request.body = {}
}

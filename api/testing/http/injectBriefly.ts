import type { FastifyInstance, InjectOptions } from 'fastify'
import { text } from 'node:stream/consumers'

/** Calls a route. Event streams do not end: of one, only the status and an empty body. */
export async function injectBriefly(app: FastifyInstance, options: InjectOptions) {
  const response = await app.inject({ ...options, payloadAsStream: true })
  const { statusCode, headers } = response
  const answer = response.stream()
  if (!String(headers['content-type']).startsWith('text/event-stream')) return { statusCode, body: await text(answer) }
  answer.destroy()
  return { statusCode, body: '' }
}

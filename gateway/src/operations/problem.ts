import { STATUS_CODES } from 'node:http'
import type { Problem } from '@kinora/contracts'
import type { FastifyReply } from 'fastify'

/** Sends problem details (RFC 9457). `code` is for clients; `title` is the status text. */
export function sendProblem(reply: FastifyReply, status: number, code: string): FastifyReply {
  const problem: Problem = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, code }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem))
}

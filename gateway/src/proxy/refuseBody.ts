import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../http/problem.ts'

/** The API's own limit. The API would abort a longer body during the transfer, and its response would be lost. */
const MAX_BODY_BYTES = 256 * 2 ** 10

/** Refuses a body whose length is not known or too large, before it is read. */
export function refuseBody({ headers }: FastifyRequest, reply: FastifyReply, maxBytes = MAX_BODY_BYTES) {
  if (headers['transfer-encoding'] !== undefined) return sendProblem(reply, 'request.lengthRequired')
  return Number(headers['content-length'] ?? 0) > maxBytes ? sendProblem(reply, 'request.tooLarge') : undefined
}

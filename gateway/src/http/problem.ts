import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { codeOfStatus, COMMON_PROBLEMS, type CommonProblem, type Problem } from '@kinora/contracts'
import type { ConnectionError, FastifyReply } from 'fastify'

const TYPE = 'application/problem+json'

/** Problem details (RFC 9457). `code` is for clients; `title` is the status text. */
function problem(status: number, code: CommonProblem): string {
  const details: Problem = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, code }
  return JSON.stringify(details)
}

/** @param status for those that share a code with others */
export const sendProblem = (
  reply: FastifyReply,
  code: CommonProblem,
  status: number = COMMON_PROBLEMS[code],
): FastifyReply => reply.code(status).header('cache-control', 'no-store').type(TYPE).send(problem(status, code))

/** Answers what Node cannot read as a request, for which there is no reply. */
export function refuseConnection(error: ConnectionError, socket: Socket, headers: Record<string, string>): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
  const status = UNREADABLE[error.code] ?? 400
  const body = problem(status, codeOfStatus(status))
  const lines = Object.entries({ ...headers, 'content-type': TYPE, 'content-length': body.length, connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`, () => socket.destroy())
}

const UNREADABLE: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

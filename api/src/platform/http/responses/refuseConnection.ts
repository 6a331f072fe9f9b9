import { codeOfStatus, type Problem } from '@kinora/contracts'
import type { ConnectionError } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { SECURITY_HEADERS } from './securityHeaders.ts'

const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers what Node cannot read as a request, such as headers that are too long: there is no reply for it. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
  const status = STATUSES[error.code] ?? 400
  const title = STATUS_CODES[status] ?? 'Error'
  const body = JSON.stringify({ type: 'about:blank', title, status, code: codeOfStatus(status) } satisfies Problem)
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/problem+json',
    'content-length': body.length,
    connection: 'close',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${head.join('')}\r\n${body}`, () => socket.destroy())
}

import type { FastifyBaseLogger } from 'fastify'
import fp from 'fastify-plugin'
import { randomUUID } from 'node:crypto'
import type { BlockList } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { contains } from './isInternal.ts'

const ID = /^[\w.-]{8,64}$/
const SLOW_MS = 1_000

/** The `x-request-id` of a trusted proxy, so that a request has the same id in all logs, otherwise a new one. */
export function requestIds(trustedProxies: BlockList) {
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>) => {
    const id = headers['x-request-id']
    const isBelieved = typeof id === 'string' && ID.test(id) && contains(trustedProxies, socket.remoteAddress)
    return isBelieved ? id : randomUUID()
  }
}

/**
 * One line for each request, with its route, but never its URL, caller or body, which may be personal data. Successful
 * fast requests are logged at `debug`, as are event streams, which last on purpose; the metrics count all.
 */
export const requestLog = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, next) => {
      reply.header('x-request-id', request.id)
      next()
    })
    app.addHook('onResponse', (request, reply, next) => {
      const {
        method,
        routeOptions: { url: route },
      } = request
      const { statusCode: status } = reply
      const ms = Math.round(reply.elapsedTime)
      const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream')
      logAnswer(request.log, { method, route, status, ms }, isStream)
      next()
    })
  },
  { name: 'requestLog' },
)

type Line = { reqId?: string; method: string; route: string | undefined; status: number; ms: number }

/** The line of one answer. `log` tells the request's id, or the line does. */
export function logAnswer(log: FastifyBaseLogger, line: Line, isStream = false): void {
  const isSlow = line.ms >= SLOW_MS && !isStream
  log[line.status >= 400 || isSlow ? 'info' : 'debug'](line, 'request')
}

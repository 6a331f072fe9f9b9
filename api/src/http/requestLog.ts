import fp from 'fastify-plugin'
import { randomUUID } from 'node:crypto'
import type { BlockList } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { contains } from './isInternal.ts'

const ID = /^[\w.-]{8,64}$/
const SLOW_MS = 1_000

/** The gateway's id where a trusted proxy sends one, so that one request has one id in all logs. */
export function requestIds(trustedProxies: BlockList) {
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>) => {
    const given = headers['x-request-id']
    const isBelieved = typeof given === 'string' && ID.test(given) && contains(trustedProxies, socket.remoteAddress)
    return isBelieved ? given : randomUUID()
  }
}

/**
 * One line for a request: its route, never its address, query, caller or words, for those may tell of people.
 * Answers that went well and fast are for `debug`; the metrics count them all.
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
      request.log[status >= 400 || ms >= SLOW_MS ? 'info' : 'debug']({ method, route, status, ms }, 'request')
      next()
    })
  },
  { name: 'requestLog' },
)

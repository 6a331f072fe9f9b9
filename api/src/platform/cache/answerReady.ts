import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { logAnswer } from '../http/requestLog.ts'

/** An answer that needs no more of its request than the address and what the client knows already. */
export type Ready = {
  body: Buffer
  etag: string
  /** Names and values by turns: all that Fastify sent with it, but for what is of one request alone. */
  headers: string[]
  route: string
}

/**
 * Sends what `find` has for an address before Fastify makes anything of the request: to parse its query, and to make its
 * request, reply and hooks, takes longer than all the rest (docs/decisions/074). The answer has the same headers, and the
 * request its id, its line in the log and its place in the metrics.
 */
export function answerReady(app: FastifyInstance, find: (url: string) => Ready | undefined): void {
  const { server, log, requestIdOf, timeAnswer } = app
  const [handle] = server.listeners('request') as [(request: IncomingMessage, response: ServerResponse) => void]
  let isClosing = false
  // Fastify then asks clients to close their connections.
  app.addHook('preClose', async () => void (isClosing = true))

  server.removeListener('request', handle)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const ready = isClosing || !isForAnybody(request) ? undefined : find(request.url!)
    if (!ready) return handle(request, response)
    const [method, began, id] = [request.method!, performance.now(), requestIdOf(request)]
    const status = knows(request.headers['if-none-match'], ready.etag) ? 304 : 200
    response.once('close', () => {
      const ms = performance.now() - began
      timeAnswer(method, ready.route, status, ms)
      logAnswer(log, { reqId: id, method, route: ready.route, status, ms: Math.round(ms) })
    })
    send(response, ready, status, id, method)
  })
}

/** Whoever signs in gets answers of their own. */
const isForAnybody = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined

function send(response: ServerResponse, { body, headers }: Ready, status: 200 | 304, id: string, method: string) {
  const all = [...headers, 'x-request-id', id]
  if (status === 304) return response.writeHead(304, all).end()
  all.push('content-type', 'application/json; charset=utf-8', 'content-length', String(body.length))
  response.writeHead(200, all).end(method === 'HEAD' ? undefined : body)
}

/** Whether a client has the answer: RFC 9110, 13.1.2. */
export function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

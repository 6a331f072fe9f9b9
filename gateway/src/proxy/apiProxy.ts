import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../http/problem.ts'
import { PAGES } from '../pages/pages.ts'
import { splitUrl } from '../pages/redirectFor.ts'
import { pageForms } from './pageForms.ts'
import { refuseBody } from './refuseBody.ts'

const HEADERS_TIMEOUT_MS = 15_000
/** The longest pause between two chunks of a response; live streams send heartbeats more often. */
const BODY_TIMEOUT_MS = 60_000
const CONNECT_TIMEOUT_MS = 3_000
const RETRY_AFTER_S = 5

/** Proxies `/api` and `/media` to the API, as streams, and what browsers without JavaScript post to pages. */
export function proxyApi(app: FastifyInstance, apiUrl: string): void {
  const options = optionsFor(apiUrl)
  for (const prefix of ['/api', '/media'])
    app.register(httpProxy, { ...options, prefix, rewritePrefix: prefix, preHandler: guard })
  app.register(httpProxy, { ...options, ...pageForms, routes: [PAGES], httpMethods: ['POST'] })
}

const optionsFor = (apiUrl: string): FastifyHttpProxyOptions => ({
  upstream: apiUrl,
  disableRequestLogging: true,
  destroyAgent: true,
  // No connection limit: with one, slow clients could hold all connections and block everyone else.
  undici: {
    connections: null,
    headersTimeout: HEADERS_TIMEOUT_MS,
    bodyTimeout: BODY_TIMEOUT_MS,
    connect: { timeout: CONNECT_TIMEOUT_MS, rejectUnauthorized: true },
  },
  replyOptions: {
    rewriteRequestHeaders: forwardedHeaders,
    rewriteHeaders: withoutHops,
    retryDelay: () => null,
    onError,
  },
})

async function guard(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { method, url, snapshot } = request
  if (isInternal(url)) return sendProblem(reply, 'request.notFound')
  return refuseBody(request, reply, snapshot?.uploads.get(`${method} ${splitUrl(url)[0]}`))
}

/** Whether the path is that of the API's metrics, which are for its own network only, in any spelling. */
const isInternal = (url: string) => /(^|\/)metrics\/*$/i.test(decodeURIComponent(new URL(url, 'http://x').pathname))

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>

/**
 * Replaces the client's forwarding headers by the gateway's own, and drops `expect`, which this server has already
 * answered.
 */
const forwardedHeaders: ReplyOptions['rewriteRequestHeaders'] = (
  request,
  { forwarded: _, expect: __, ...headers },
) => ({
  ...headers,
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
  'x-request-id': request.id,
})

/** Drops hop-by-hop headers of the API's response (RFC 9110, 7.6.1). */
const withoutHops: ReplyOptions['rewriteHeaders'] = ({ connection: _, 'keep-alive': __, ...headers }) => headers

const onError: ReplyOptions['onError'] = (reply, { error }) => {
  const late = (error as { statusCode?: number }).statusCode === 504
  // The proxy's types include HTTP/2 replies; this server has none.
  const answer = (reply as unknown as FastifyReply).header('retry-after', String(RETRY_AFTER_S))
  void sendProblem(answer, late ? 'server.tooLate' : 'server.unavailable')
}

import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { AVATAR_LIMIT_BYTES } from '@kinora/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../operations/problem.ts'

const HEADERS_TIMEOUT_MS = 15_000
/** Between two parts of an answer; a live stream sends a heartbeat more often. */
const BODY_TIMEOUT_MS = 60_000
const CONNECT_TIMEOUT_MS = 3_000
/** As the API has it. A longer body would be cut off there while it is on its way, and the answer lost. */
const MAX_BODY_BYTES = 256 * 2 ** 10
/** A form around the picture: boundaries, and the name of a file. */
const MAX_AVATAR_FORM_BYTES = AVATAR_LIMIT_BYTES + 4 * 2 ** 10
const RETRY_AFTER_S = 5

/** Hands `/api` and `/media` on to the API, as streams. */
export function proxyApi(app: FastifyInstance, apiUrl: string): void {
  for (const prefix of ['/api', '/media']) {
    const options: FastifyHttpProxyOptions = {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      destroyAgent: true,
      // As many connections as requests: of a fixed number, slow clients would hold all and keep everyone else out.
      undici: {
        connections: null,
        headersTimeout: HEADERS_TIMEOUT_MS,
        bodyTimeout: BODY_TIMEOUT_MS,
        connect: { timeout: CONNECT_TIMEOUT_MS, rejectUnauthorized: true },
      },
      preHandler: guard,
      replyOptions: {
        rewriteRequestHeaders: forwardedHeaders,
        rewriteHeaders: withoutHops,
        retryDelay: () => null,
        onError,
      },
    }
    app.register(httpProxy, options)
  }
}

async function guard(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (isInternal(request.url)) return sendProblem(reply, 404, 'not-found')
  const { 'content-length': length, 'transfer-encoding': chunked } = request.headers
  if (chunked !== undefined) return sendProblem(reply, 411, 'length-required')
  if (Number(length ?? 0) > (isAvatar(request) ? MAX_AVATAR_FORM_BYTES : MAX_BODY_BYTES))
    return sendProblem(reply, 413, 'too-large')
  return undefined
}

/** The API's metrics are for its own network; however the address is written. */
const isInternal = (url: string) => /(^|\/)metrics\/*$/i.test(decodeURIComponent(new URL(url, 'http://x').pathname))

const isAvatar = ({ method, url }: FastifyRequest) => method === 'PUT' && /^\/api\/user\/avatar(\?|$)/.test(url)

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>

/**
 * What a client says of where it comes from is replaced by what the gateway knows; what it expects, this server has
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

/** These are between the API and us (RFC 9110, 7.6.1); what holds between us and the client is ours to say. */
const withoutHops: ReplyOptions['rewriteHeaders'] = ({ connection: _, 'keep-alive': __, ...headers }) => headers

const onError: ReplyOptions['onError'] = (reply, { error }) => {
  const late = (error as { statusCode?: number }).statusCode === 504
  // The proxy's types know HTTP/2 replies too; this server makes none.
  const answer = (reply as unknown as FastifyReply).header('retry-after', String(RETRY_AFTER_S))
  void sendProblem(answer, late ? 504 : 503, late ? 'api-late' : 'api-unavailable')
}

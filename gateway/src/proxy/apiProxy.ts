import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { AVATAR_LIMIT_BYTES, LOCALES, type Locale } from '@kinora/limits'
import { apiPaths, localePath, paths } from '@kinora/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../operations/problem.ts'

const HEADERS_TIMEOUT_MS = 15_000
/** The longest pause between two chunks of a response; live streams send heartbeats more often. */
const BODY_TIMEOUT_MS = 60_000
const CONNECT_TIMEOUT_MS = 3_000
/** The API's own limit. The API would abort a longer body during the transfer, and its response would be lost. */
const MAX_BODY_BYTES = 256 * 2 ** 10
/** The picture and the multipart form around it: boundaries and a file name. */
const MAX_AVATAR_FORM_BYTES = AVATAR_LIMIT_BYTES + 4 * 2 ** 10
const RETRY_AFTER_S = 5
const ORDER_FORM = `/api${apiPaths.giftOrderForm()}`

/** Proxies `/api` and `/media` to the API, as streams, and what the pages of gift orders post without JavaScript. */
export function proxyApi(app: FastifyInstance, apiUrl: string): void {
  for (const prefix of ['/api', '/media'])
    app.register(httpProxy, { ...optionsFor(apiUrl), prefix, rewritePrefix: prefix, preHandler: guard })
  for (const locale of LOCALES) {
    const prefix = localePath(locale, `${paths.giveAGift()}/order`)
    const options = optionsFor(apiUrl)
    app.register(httpProxy, {
      ...options,
      replyOptions: {
        ...options.replyOptions,
        queryString: (_search, url) => orderedAt(new URL(url, 'http://x'), prefix, locale),
      },
      prefix,
      preRewrite: () => prefix,
      rewritePrefix: ORDER_FORM,
      httpMethods: ['POST'],
      preHandler: guardForm,
    })
  }
}

/** What the address of an order says, as the API's parameters: its language, gift card and design. */
function orderedAt({ pathname, searchParams }: URL, prefix: string, locale: Locale): string {
  const [, named = ''] = pathname.slice(prefix.length).split('/')
  const isNamed = named !== '' && `${prefix}/${named}` !== localePath(locale, paths.newGiftOrder())
  const subscription = isNamed ? decodeURIComponent(named) : searchParams.get('subscription')
  const template = searchParams.get('template')
  return String(new URLSearchParams({ locale, ...(subscription && { subscription }), ...(template && { template }) }))
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

/** What a browser without JavaScript posts to the page of a gift order. Nothing else may be posted to a page. */
const guardForm = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')
    ? guard(request, reply)
    : sendProblem(reply, 'request.unsupportedMediaType')

async function guard(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (isInternal(request.url)) return sendProblem(reply, 'request.notFound')
  const { 'content-length': length, 'transfer-encoding': chunked } = request.headers
  if (chunked !== undefined) return sendProblem(reply, 'request.lengthRequired')
  if (Number(length ?? 0) > (isAvatar(request) ? MAX_AVATAR_FORM_BYTES : MAX_BODY_BYTES))
    return sendProblem(reply, 'request.tooLarge')
  return undefined
}

/** Whether the path is that of the API's metrics, which are for its own network only, in any spelling. */
const isInternal = (url: string) => /(^|\/)metrics\/*$/i.test(decodeURIComponent(new URL(url, 'http://x').pathname))

const isAvatar = ({ method, url }: FastifyRequest) => method === 'PUT' && /^\/api\/user\/avatar(\?|$)/.test(url)

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

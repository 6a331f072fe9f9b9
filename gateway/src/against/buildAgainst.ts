import { text } from 'node:stream/consumers'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isThisMachine } from '../http/isThisMachine.ts'
import { ordersFaults, sendWithFaults, serveFaults } from '../pages/faults.ts'
import { localRemotes } from './localRemotes.ts'

export type AgainstConfig = {
  /** The origin of a deployed product: `https://kinora.example`. */
  target: string
  /** The folder with the local remotes: their versions (`writeLocalVersions`), which may change, and their store. */
  home: string
}

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>

/** What the policy of pages allows beside the deployed product: other servers of this machine. */
const THIS_MACHINE = 'http://localhost:* http://127.0.0.1:*'

/**
 * A deployed product on this machine, with remotes of this machine in it: everything else, the API and its data
 * included, is the deployed one's. Pages may be asked for with faults (`?fault=catalog:hang`). For developers (`npm start -- --against`), who sign in with accounts of that product.
 * It answers this machine alone; Safari does not keep secure cookies of such an address.
 */
export async function buildAgainst({ target, home }: AgainstConfig): Promise<FastifyInstance> {
  const local = await localRemotes(home)
  const app = Fastify()

  /** Answers what is not the deployed product's. */
  async function answerHere(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    // Not under a name that another site has given to this machine (DNS rebinding).
    if (!isThisMachine(request) || !/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.host))
      return reply.code(403).send()
    if (request.url === '/reports') {
      console.log(await text(request.body as NodeJS.ReadableStream))
      return reply.code(204).send()
    }
    const file = await local.read(request.url)
    return file && reply.type(file.type).header('cache-control', 'no-store').send(file.bytes)
  }

  const sendPage: ReplyOptions['onResponse'] = ({ url }, reply, upstream) => {
    const answer = reply as unknown as FastifyReply
    const { stream } = upstream as unknown as { stream: NodeJS.ReadableStream }
    if (!String(answer.getHeader('content-type')).startsWith('text/html')) return void answer.send(stream)
    answer.removeHeader('content-length').removeHeader('etag').header('cache-control', 'no-store')
    void text(stream).then(
      async (deployed) => {
        const html = await local.putInto(deployed)
        return ordersFaults(url) ? sendWithFaults(answer, html, url) : answer.send(html)
      },
      (error: Error) => answer.code(502).send(error.message),
    )
  }

  serveFaults(app)
  app.register(httpProxy, {
    upstream: target,
    preHandler: answerHere,
    disableRequestLogging: true,
    destroyAgent: true,
    replyOptions: {
      rewriteRequestHeaders: ({ url }, headers) => asOfTarget(headers, target, !/^\/(api|media|releases)\//.test(url)),
      rewriteHeaders: (headers) => asOfThisMachine(headers, target),
      onResponse: sendPage,
      onError: (reply, { error }) =>
        void (reply as unknown as FastifyReply).code(502).send(`${target} does not answer: ${error.message}`),
    },
  })
  return app
}

type Headers = Record<string, string | string[] | undefined>

/** The browser's request as if it came from the target's own pages. A page is asked for whole, to be changed. */
function asOfTarget(headers: Headers, target: string, mayBePage: boolean): Headers {
  const { origin, referer, 'if-none-match': _known, 'accept-encoding': _encodings, ...others } = headers
  return {
    ...(mayBePage ? { ...others, 'accept-encoding': 'identity' } : headers),
    ...(origin !== undefined && { origin: target }),
    ...(referer !== undefined && { referer: `${target}/` }),
  }
}

/** The target's answer for this address: without what would bind it to https, and with this machine in its policy. */
function asOfThisMachine(headers: Headers, target: string): Headers {
  const {
    'strict-transport-security': _transport,
    'integrity-policy': _integrity,
    'alt-svc': _service,
    link: _preloads,
    connection: _connection,
    'keep-alive': _keepAlive,
    'content-security-policy': policy,
    location,
    ...others
  } = headers
  return {
    ...others,
    ...(typeof location === 'string' && { location: onThisMachine(location, target) }),
    ...(typeof policy === 'string' && {
      'content-security-policy': policy.replace(
        /\b(script|style|img|font|media|connect)-src (?!'none')/g,
        `$&${THIS_MACHINE} `,
      ),
    }),
  }
}

/** Where a redirect of the target leads from here: its own pages are here, and others where they are. */
function onThisMachine(location: string, target: string): string {
  const url = URL.parse(location, target)
  return url?.origin === target ? url.pathname + url.search + url.hash : location
}

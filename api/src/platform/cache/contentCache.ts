import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { answerReady, knows, type Ready } from './answerReady.ts'

const ANSWERS_MAX = 2_000
/** The keys of longer URLs are computed each time. */
const URL_MAX_LENGTH = 1_000
const BYTES_MAX = 32 * 1024 * 1024
/** In case a NOTIFY was lost with a connection, without an error. */
const RECHECK_EVERY_MS = 30_000

type Answer = { version: number; body: Buffer; etag: string }
/** What was answered at an address: the key of `answers`, and what Fastify sent with it. */
type Address = { key: string } & Pick<Ready, 'headers' | 'route'>

export type Content = {
  /** Increases with every change of content; the same in all processes. */
  version: () => number
  /**
   * Replies from memory, or with the result of `load`, which concurrent requests for the same key share. The database's
   * queue limits the number of loads. Public content only.
   */
  answer: (request: FastifyRequest, reply: FastifyReply, load: () => Promise<unknown>) => void
  /** What `answer` would reply, as an object of the caller's own: to add what is personal. */
  read: <Body>(request: FastifyRequest, reply: FastifyReply, load: () => Promise<Body>) => Promise<Body>
}

declare module 'fastify' {
  interface FastifyInstance {
    content: Content
  }
}

/**
 * Caches public answers in memory, serialized. Each key contains the content version, so a change of content, announced
 * by NOTIFY, invalidates all answers. `addresses` maps request URLs as written to keys of `answers`, which saves parsing
 * and validating them again; only `answers` holds bodies, within BYTES_MAX.
 */
export const contentCache = fp(
  async (app) => {
    const { db } = app
    let version = 0
    const refresh = async () => {
      const [state] = await db.rows<{ version: number }>('select version::int from content_state')
      version = Math.max(version, state?.version ?? 0)
    }
    const refreshQuietly = () => {
      refresh().catch((error: unknown) => app.log.warn({ err: error }, 'content.versionUnknown'))
    }

    const addresses = new LRUCache<string, Address>({ max: ANSWERS_MAX })
    const answers = new LRUCache<string, Answer>({
      max: ANSWERS_MAX,
      maxSize: BYTES_MAX,
      sizeCalculation: ({ body }) => body.length,
    })
    app.countEntries('content answers', () => answers.size)
    app.countEntries('content addresses', () => addresses.size)
    /** Loads under way; outside of `answers`, so that they and cached answers do not evict each other. */
    const loads = new Map<string, Promise<Answer>>()

    const answerOf = async (key: string, load: () => Promise<Answer>) => {
      const cached = answers.get(key) ?? loads.get(key)
      if (cached) return cached
      const underWay = load()
        .then((answer) => {
          answers.set(key, answer)
          return answer
        })
        .finally(() => loads.delete(key))
      loads.set(key, underWay)
      return underWay
    }

    const keyOf = ({ routeOptions, params, query }: FastifyRequest) =>
      `${version} ${routeOptions.url} ${canonical(params)} ${canonical(query)}`
    const find = (key: string, reply: FastifyReply, load: () => Promise<unknown>) => {
      const at = version
      return answerOf(key, async () => answerFrom(at, String(reply.serialize(await load()))))
    }

    app.decorate('content', {
      version: () => version,
      answer: (request, reply, load) => {
        const key = keyOf(request)
        find(key, reply, load)
          .then((answer) => {
            send(request, reply, answer)
            if (request.url.length <= URL_MAX_LENGTH) addresses.set(request.url, addressOf(key, request, reply))
          })
          .catch((error: unknown) => reply.send(error))
      },
      read: async (request, reply, load) => JSON.parse((await find(keyOf(request), reply, load)).body.toString()),
    })

    answerReady(app, (url) => {
      const address = addresses.get(url)
      const answer = address && answers.get(address.key)
      if (answer?.version !== version) return undefined
      return { body: answer.body, etag: answer.etag, headers: address!.headers, route: address!.route }
    })

    let timer: NodeJS.Timeout | undefined
    app.addHook('onReady', async () => {
      await refresh()
      await db.listen('content', refreshQuietly)
      timer = setInterval(refreshQuietly, RECHECK_EVERY_MS).unref()
    })
    app.addHook('onClose', async () => clearInterval(timer))
  },
  { name: 'contentCache', decorators: { fastify: ['db'] }, dependencies: ['requestLog', 'metrics', 'securityHeaders'] },
)

function answerFrom(version: number, text: string): Answer {
  const body = Buffer.from(text)
  return { version, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/** JSON with sorted keys and lists: one text for the same parameters in any order, which never matters in a query. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (Array.isArray(inner)) return [...new Set<unknown>(inner)].sort()
    return inner && typeof inner === 'object'
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner
  })
}

/** Not of one request alone, and not by what the client has. */
const isKept = (name: string) => !['x-request-id', 'content-type', 'content-length'].includes(name)

function addressOf(key: string, { routeOptions }: FastifyRequest, reply: FastifyReply): Address {
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => isKept(name))
  return { key, route: routeOptions.url!, headers: headers.flatMap(([name, value]) => [name, String(value)]) }
}

function send({ headers }: FastifyRequest, reply: FastifyReply, { body, etag }: Answer) {
  reply.header('etag', etag).header('cache-control', 'public, max-age=0, must-revalidate')
  if (knows(headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.header('content-type', 'application/json; charset=utf-8').send(body)
}

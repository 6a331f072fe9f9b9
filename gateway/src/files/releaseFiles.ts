import { extname } from 'node:path'
import type { ReleaseDocument } from '@kinora/contracts'
import {
  loadRelease,
  MissingFile,
  ReleaseRefused,
  StoreUnreachable,
  type KnownKeys,
  type ReleaseStore,
} from '@kinora/releases'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { acceptedEncoding } from '../http/encoding.ts'
import type { Metrics } from '../operations/metrics.ts'
import { sendProblem } from '../http/problem.ts'

/** The file types of a client bundle that are served. A file of any other type is a 404. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

const SUFFIX = { br: '.br', gzip: '.gz' } as const
/** The number of cached release documents. */
const MAX_DOCUMENTS = 100

/**
 * Serves the client bundles of all releases, also old ones, and the live shell's icons at the root. Only files that a
 * signed document lists are served. Browsers check the bytes by each file's hash.
 */
export function serveReleaseFiles(
  app: FastifyInstance,
  { store, keys, metrics }: { store: ReleaseStore; keys: KnownKeys; metrics: Metrics },
): void {
  const documents = new LRUCache<string, ReleaseDocument>({ max: MAX_DOCUMENTS })
  metrics.countEntries('release documents', () => documents.size)

  async function documentOf(name: string, version: string): Promise<ReleaseDocument> {
    const cached = documents.get(`${name}/${version}`)
    if (cached) return cached
    const { document } = await loadRelease(store, keys, name, version)
    documents.set(`${name}/${version}`, document)
    return document
  }

  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    release: ReleaseDocument,
    file: string,
  ): Promise<FastifyReply> {
    const { name, version, files } = release
    const type = contentType(file)
    if (type === undefined || !Object.hasOwn(files, file)) return sendProblem(reply, 'request.notFound')
    const encoding = acceptedEncoding(request.headers['accept-encoding'], (candidate) =>
      Object.hasOwn(files, file + SUFFIX[candidate]),
    )
    const bytes = await store.read(name, version, encoding === 'identity' ? file : file + SUFFIX[encoding])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type(type).header('vary', 'accept-encoding').send(bytes)
  }

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/releases/:name/:version/client/*',
    async (request, reply) => {
      const { name, version, '*': file } = request.params
      try {
        const release = await documentOf(name, version)
        reply.header('cache-control', 'public, max-age=31536000, immutable')
        // Other products may show our remotes; loaders of Module Federation ask for scripts without CORS.
        reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
        return await sendFile(request, reply, release, `client/${file}`)
      } catch (error) {
        if (error instanceof MissingFile || error instanceof ReleaseRefused)
          return sendProblem(reply, 'request.notFound')
        if (error instanceof StoreUnreachable)
          return sendProblem(reply.header('retry-after', '1'), 'server.unavailable')
        throw error
      }
    },
  )

  /** Browsers and crawlers ask for these by fixed names. */
  app.addHook('onRequest', async (request, reply) => {
    const shell = request.snapshot?.loaded.shell.document
    const file = `client/icons${request.url.split('?', 1)[0]}`
    if (!['GET', 'HEAD'].includes(request.method) || !shell || !Object.hasOwn(shell.files, file)) return
    return sendFile(request, reply.header('cache-control', 'public, max-age=3600'), shell, file)
  })
}

/** The media type of a file of a client bundle; undefined for files that are not served. */
export const contentType = (file: string): string | undefined => TYPES[extname(file)]

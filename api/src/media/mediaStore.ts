import { type Asked, type Objects, StoreUnreachable } from '@kinora/releases/objects'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { access } from 'node:fs/promises'
import { ApiProblem, notFound } from '../platform/index.ts'

const READY_WITHIN_MS = 1_000

declare module 'fastify' {
  interface FastifyInstance {
    mediaStore: MediaStore
  }
}

/** Where films, captions, pictures and handbooks are, by their path: a folder, or a bucket (decision 065). */
export type MediaStore = {
  /** Answers with a file, or with that part of it that is asked for. @throws ApiProblem 404, 416; 503 if it is away. */
  send: (reply: FastifyReply, file: string) => FastifyReply | Promise<FastifyReply>
  isReadable: () => Promise<boolean>
}

/** `@fastify/static` has to be registered. */
export const folderMedia = (folder: string): MediaStore => ({
  send: (reply, file) => reply.sendFile(file, folder, { cacheControl: false }),
  isReadable: async () =>
    access(folder).then(
      () => true,
      () => false,
    ),
})

/** Passes on what clients ask: the bucket has answers of HTTP to parts and to what a client has already. */
export function bucketMedia(objects: Objects): MediaStore {
  async function open(file: string, asked: Asked, { log }: FastifyRequest) {
    try {
      return await objects.open(file, asked)
    } catch (error) {
      if (!(error instanceof StoreUnreachable)) throw error
      log.error({ err: error }, 'media.unreachable')
      throw new ApiProblem(503, 'server.unavailable')
    }
  }

  return {
    async send(reply, file) {
      const { request } = reply
      const asked = askedBy(request)
      const first = await open(file, asked, request)
      // Another version than the one of which the client has a part: it gets the whole.
      const found = first?.status === 412 ? await open(file, { head: asked.head }, request) : first
      if (!found) throw notFound()
      if (found.status === 304) return reply.code(304).send()
      if (!('body' in found)) throw new ApiProblem(416, 'request.malformed')
      reply
        .code(found.status)
        .header('accept-ranges', 'bytes')
        .header('etag', found.tag)
        .header('last-modified', found.modified.toUTCString())
        .header('content-length', found.size)
      if (found.part !== null) reply.header('content-range', found.part)
      return reply.send(found.body)
    },
    isReadable: () =>
      objects.open('ready', { head: true, withinMs: READY_WITHIN_MS }).then(
        () => true,
        () => false,
      ),
  }
}

/** Of ranges, one alone; whoever asks for several, or in other words, gets the whole, as HTTP allows. */
function askedBy({ method, headers }: FastifyRequest): Asked {
  const ifRange = headers['if-range'] as string | undefined
  const isRange =
    /^bytes=(\d+-\d*|-\d+)$/.test(headers.range ?? '') && (ifRange === undefined || ifRange.startsWith('"'))
  return {
    head: method === 'HEAD',
    ...(headers['if-none-match'] !== undefined && { ifNoneMatch: headers['if-none-match'] }),
    ...(isRange && { range: headers.range, ...(ifRange !== undefined && { ifMatch: ifRange }) }),
  }
}

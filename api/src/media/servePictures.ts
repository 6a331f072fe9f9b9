import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { extname, join } from 'node:path'
import { Type } from 'typebox'

const CONTENT_TYPES: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp', '.jpg': 'image/jpeg' }

const params = Type.Object({
  folder: Type.Union([Type.Literal('posters'), Type.Literal('og')]),
  file: Type.String({ pattern: '^[a-z0-9][a-z0-9-]*\\.(webp|avif|jpg)$', maxLength: 200 }),
})
const hash = Type.String({ pattern: '^[0-9a-f]{10}$' })
const querystring = Type.Object({ v: Type.Optional(hash) }, { additionalProperties: false })

/** Posters, and the pictures that sites show of a link. */
export const servePictures: FastifyPluginAsyncTypebox<{ folder: string }> = async (app, { folder }) => {
  const schema = { hide: true, params, querystring }
  const config = { policy: { who: 'public' } } as const

  app.get('/:folder/:file', { schema, config }, ({ params, query }, reply) => {
    // The address carries the file's hash: another picture has another address.
    reply.header('cache-control', query.v ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    reply.header('content-type', CONTENT_TYPES[extname(params.file)])
    return reply.sendFile(params.file, join(folder, params.folder), { cacheControl: false })
  })
}

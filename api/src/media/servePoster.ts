import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { join } from 'node:path'
import { Type } from 'typebox'

const params = Type.Object({ file: Type.String({ pattern: '^[a-z0-9][a-z0-9-]*\\.(webp|avif)$', maxLength: 200 }) })
const hash = Type.String({ pattern: '^[0-9a-f]{10}$' })
const querystring = Type.Object({ v: Type.Optional(hash) }, { additionalProperties: false })

export const servePoster: FastifyPluginAsyncTypebox<{ folder: string }> = async (app, { folder }) => {
  const root = join(folder, 'posters')
  const schema = { hide: true, params, querystring }
  const config = { policy: { who: 'public' } } as const

  app.get('/posters/:file', { schema, config }, ({ params, query }, reply) => {
    // The address carries the file's hash: another picture has another address.
    reply.header('cache-control', query.v ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    reply.header('content-type', params.file.endsWith('.avif') ? 'image/avif' : 'image/webp')
    return reply.sendFile(params.file, root, { cacheControl: false })
  })
}

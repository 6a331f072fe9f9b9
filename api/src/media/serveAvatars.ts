import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { basename } from 'node:path'
import { Type } from 'typebox'
import { selectAvatar } from './avatarQueries.ts'

const params = Type.Object({ file: Type.String({ pattern: '^[a-z0-9]+\\.webp$', maxLength: 100 }) })

/** People's pictures: uploaded ones from the database, those of the demo's people from the media. */
export const serveAvatars: FastifyPluginAsyncTypebox = async (app) => {
  const schema = { params }
  const config = { policy: { who: 'public' }, undocumented: 'A file, by an address that answers name' } as const

  app.get('/avatars/:file', { schema, config }, async ({ params: { file } }, reply) => {
    // Even if a browser took the bytes for a document, no script could run.
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox").type('image/webp')
    const picture = await selectAvatar(app.db, basename(file, '.webp'))
    if (!picture) return app.mediaStore.send(reply.header('cache-control', 'public, max-age=300'), `avatars/${file}`)
    // A new picture has a new URL. `private`: shared caches must not store photos of people.
    return reply.header('cache-control', 'private, max-age=31536000, immutable').send(picture)
  })
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { extname } from 'node:path'
import { Type } from 'typebox'
import { evenUnderPressure } from '../platform/index.ts'
import { fileHash, keepFile } from './keepFile.ts'

const CONTENT_TYPES: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp', '.jpg': 'image/jpeg' }

const params = Type.Object({
  folder: Type.Union([Type.Literal('posters'), Type.Literal('og'), Type.Literal('gifts')]),
  file: Type.String({ pattern: '^[a-z0-9][a-z0-9-]*\\.(webp|avif|jpg)$', maxLength: 200 }),
})

/** Posters, gift cards, and Open Graph images. */
export const servePictures: FastifyPluginAsyncTypebox = async (app) => {
  const schema = { params, querystring: fileHash }
  const config = {
    policy: { who: 'public' },
    undocumented: 'A file, by an address that answers name',
    ...evenUnderPressure,
  } as const

  app.get('/:folder/:file', { schema, config }, ({ params, query }, reply) => {
    keepFile(reply, query)
    reply.header('content-type', CONTENT_TYPES[extname(params.file)])
    // Mail programs in the browser show the picture of a gift card's mail.
    if (params.folder === 'gifts') reply.header('cross-origin-resource-policy', 'cross-origin')
    return app.mediaStore.send(reply, `${params.folder}/${params.file}`)
  })
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { evenUnderPressure } from '../platform/index.ts'
import { fileHash, keepFile } from './keepFile.ts'

const params = Type.Object({ file: Type.String({ pattern: '^[a-z0-9][a-z0-9-]*\\.pdf$', maxLength: 200 }) })

/** Partners' handbooks, as downloads. */
export const serveHandBooks: FastifyPluginAsyncTypebox = async (app) => {
  const schema = { params, querystring: fileHash }
  const config = {
    policy: { who: 'public' },
    undocumented: 'A file, by an address that answers name',
    ...evenUnderPressure,
  } as const

  app.get('/handbooks/:file', { schema, config }, ({ params: { file }, query }, reply) => {
    keepFile(reply, query)
    reply.type('application/pdf').header('content-disposition', `attachment; filename="${file}"`)
    return app.mediaStore.send(reply, `handbooks/${file}`)
  })
}

import type { FastifyPluginAsync } from 'fastify'
import { serveFilm } from './serveFilm.ts'
import { servePoster } from './servePoster.ts'

type Options = { folder: string }

/** Pictures for all, and films for whoever holds a signed link. */
export const media: FastifyPluginAsync<Options> = async (app, { folder }) => {
  app.register(servePoster, { folder })
  app.register(serveFilm, { folder })
}

import fp from 'fastify-plugin'
import { serveAvatars } from './serveAvatars.ts'
import { serveFilm } from './serveFilm.ts'
import { serveHandBooks } from './serveHandBooks.ts'
import { servePictures } from './servePictures.ts'

export { removeAvatar, replaceAvatar } from './avatarQueries.ts'
export { avatars } from './avatarTables.ts'
export { FILM_LINK_SECONDS, filmLinks } from './filmLinks.ts'
export { imageJson } from './imageSql.ts'

/** Serves pictures and handbooks to everybody, and films by signed links. */
export const media = fp(
  async (app) => {
    const folder = app.config.mediaFolder
    app.register(serveAvatars, { folder })
    app.register(serveHandBooks, { folder })
    app.register(servePictures, { folder })
    app.register(serveFilm, { folder })
  },
  { name: 'media', encapsulate: true, dependencies: ['policies'] },
)

import fp from 'fastify-plugin'
import { serveAvatars } from './serveAvatars.ts'
import { serveFilm } from './serveFilm.ts'
import { serveHandBooks } from './serveHandBooks.ts'
import { servePictures } from './servePictures.ts'

export { removeAvatar, replaceAvatar } from './avatarQueries.ts'
export { avatars } from './avatarTables.ts'
export { FILM_LINK_SECONDS, filmLinks } from './filmLinks.ts'
export { imageJson } from './imageSql.ts'
export { bucketMedia, folderMedia } from './mediaStore.ts'

/** Serves pictures and handbooks to everybody, and films by signed links. */
export const media = fp(
  async (app) => {
    app.register(serveAvatars)
    app.register(serveHandBooks)
    app.register(servePictures)
    app.register(serveFilm)
  },
  { name: 'media', encapsulate: true, dependencies: ['policies'] },
)

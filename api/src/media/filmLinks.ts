import { createHmac, timingSafeEqual } from 'node:crypto'

/** docs/contract.md, "Decided values": four hours. */
export const FILM_LINK_SECONDS = 4 * 60 * 60

/** `sessionId` is that of whoever asked; 0 for visitors, who see examples. */
export type LinkedFilm = { programId: number; folder: string; sessionId: number }
type Signature = { expires: number; signature: string }

export type FilmLinks = {
  /** A link to a file of the program's film. All files beside it share the signature, which is part of the path. */
  sign: (film: LinkedFilm, file: string, now?: number) => { url: string; expiresAt: string }
  isValid: (film: LinkedFilm, signature: Signature) => boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    filmLinks: FilmLinks
  }
}

/** Links of films, tied to film, program, session and time. `validFor` is in seconds. */
export function filmLinks(secret: string, validFor = FILM_LINK_SECONDS): FilmLinks {
  const signatureOf = ({ programId, folder, sessionId }: LinkedFilm, expires: number) =>
    createHmac('sha256', secret).update(`film\n${folder}\n${programId}\n${sessionId}\n${expires}`).digest()

  return {
    sign: (film, file, now = Date.now()) => {
      const expires = Math.floor(now / 1_000) + validFor
      const signature = signatureOf(film, expires).toString('base64url')
      return {
        url: `/media/films/${film.programId}/${film.sessionId}.${expires}.${signature}/${file}`,
        expiresAt: new Date(expires * 1_000).toISOString(),
      }
    },
    isValid: (film, { expires, signature }) => {
      const given = Buffer.from(signature, 'base64url')
      const right = signatureOf(film, expires)
      return expires * 1_000 > Date.now() && given.length === right.length && timingSafeEqual(given, right)
    },
  }
}

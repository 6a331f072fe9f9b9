import { createHmac, timingSafeEqual } from 'node:crypto'

/** docs/contract.md, "Decided values": four hours. */
export const FILM_LINK_SECONDS = 4 * 60 * 60

/** `sessionId` is that of the caller; 0 for example programs, which need no session. */
export type LinkedFilm = { programId: number; folder: string; sessionId: number }
type Signature = { expires: number; signature: string }

export type FilmLinks = {
  /** A link to a file of the film. The signature is a part of the path and valid for all files in the folder. */
  sign: (film: LinkedFilm, file: string, now?: number) => { url: string; expiresAt: string }
  isValid: (film: LinkedFilm, signature: Signature) => boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    filmLinks: FilmLinks
  }
}

/** Signed links (HMAC) to films, bound to film, program, session and expiry. `validFor` is in seconds. */
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
      const bytes = Buffer.from(signature, 'base64url')
      const right = signatureOf(film, expires)
      return expires * 1_000 > Date.now() && bytes.length === right.length && timingSafeEqual(bytes, right)
    },
  }
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Id } from '@kinora/contracts'
import { extname } from 'node:path'
import { Type } from 'typebox'
import { acrossOwners, ApiProblem, notFound, type Queryable } from '../platform/index.ts'

/** The types of files that are served from a film's folder; `.webp` is its storyboard. */
const CONTENT_TYPES: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
}

const params = Type.Object({
  id: Id,
  session: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  expires: Type.Integer({ minimum: 1, maximum: 100_000_000_000 }),
  signature: Type.String({ pattern: '^[\\w-]{43}$' }),
  // No hidden files, no parent folders.
  '*': Type.String({ pattern: '^\\w[\\w.-]*(/\\w[\\w.-]*)*$', maxLength: 200 }),
})

/**
 * Playlists have relative URLs of their segments, which therefore contain the signature in the path. A link is valid
 * only while the session that it was made for exists and its user has a plan.
 */
export const serveFilm: FastifyPluginAsyncTypebox = async (app) => {
  const config = { policy: { who: 'link' }, undocumented: 'A file, by an address that answers name' } as const

  app.get('/films/:id/:session.:expires.:signature/*', { schema: { params }, config }, async ({ params }, reply) => {
    const { id: programId, session: sessionId, expires, signature, '*': file } = params
    const folder = await selectLinkedFilm(app.db, programId, sessionId)
    if (!folder || !app.filmLinks.isValid({ programId, folder, sessionId }, { expires, signature })) {
      throw new ApiProblem(403, 'media.linkInvalid')
    }
    const type = CONTENT_TYPES[extname(file)]
    if (!type) throw notFound()
    const secondsLeft = Math.floor(expires - Date.now() / 1_000)
    reply.header('cache-control', `private, max-age=${secondsLeft}`).header('content-type', type)
    return app.mediaStore.send(reply, `films/${folder}/${file}`)
  })
}

/** The folder of a program's film; undefined if there is none, or the link's session or its user's plan has ended. */
async function selectLinkedFilm(db: Queryable, programId: number, sessionId: number): Promise<string | undefined> {
  const [film] = await db.rows<{ folder: string }>(
    `
    select f.folder from programs p join films f on f.id = p.film_id
    where p.id = $programId and ($sessionId = 0 or exists (
      select from sessions as session join subscriptions as plan on plan.user_id = session.user_id
      where session.id = $sessionId and session.expires_at > now() and plan.starts_at <= now() and plan.ends_at > now()
        and ${acrossOwners('the signed link names the session')}))`,
    { programId, sessionId },
  )
  return film?.folder
}

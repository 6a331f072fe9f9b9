import type { Program } from '@kinora/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queryable } from '../../platform/index.ts'
import { identify } from '../../identity/index.ts'

/**
 * Answers public content from the content cache: with an access token with the caller's favourites marked on the
 * programs. With an invalid token, no program is a favourite.
 */
export function answerWithFavourites<Content>(
  request: FastifyRequest,
  reply: FastifyReply,
  load: () => Promise<Content>,
  programsOf: (content: Content) => Program[],
): void {
  const { server, headers } = request
  if (headers.authorization === undefined) server.content.answer(request, reply, load)
  else
    answerOwn(request, () => server.content.read(request, reply, load), programsOf).then(
      (personalAnswer) => reply.header('cache-control', 'no-store').send(personalAnswer),
      (error: unknown) => reply.send(error),
    )
}

async function answerOwn<Content>(
  request: FastifyRequest,
  load: () => Promise<Content>,
  programsOf: (content: Content) => Program[],
): Promise<Content> {
  const caller = await identify(request, false)
  const content = await load()
  const programs = programsOf(content)
  const favourites = caller
    ? await selectFavouriteIds(
        request.server.db,
        caller.userId,
        programs.map(({ id }) => id),
      )
    : new Map<number, number>()
  for (const program of programs) {
    const favouriteId = favourites.get(program.id)
    Object.assign(program, { isFavourite: favouriteId !== undefined, favouriteId: favouriteId ?? null })
  }
  return content
}

/** The caller's favourites among some programs: program's id to favourite's id. */
async function selectFavouriteIds(db: Queryable, userId: number, programIds: number[]): Promise<Map<number, number>> {
  const rows = await db.rows<{ programId: number; id: number }>(
    `
    select p.id as "programId", kept.id from favourites kept join programs p on p.slug = kept.program
    where kept.user_id = $userId and p.id = any (string_to_array($programIds, ',')::int[])`,
    { userId, programIds: programIds.join() },
  )
  return new Map(rows.map(({ programId, id }) => [programId, id]))
}

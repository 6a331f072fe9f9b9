import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { notFound } from '../http/problems.ts'
import { getFilmLinks } from './getFilmLinks.ts'
import { getProgram } from './getProgram.ts'
import { indexPrograms } from './indexPrograms.ts'
import { listPrograms } from './listPrograms.ts'
import { listTestMode } from './listTestMode.ts'
import { selectFilm } from './programQueries.ts'

export { indexPrograms } from './indexPrograms.ts'
export { programSlug } from './programSlug.ts'
export { selectSample } from './programQueries.ts'
export { programJoins, programJson } from './programSql.ts'
export { selectBySlug } from './bySlugQueries.ts'
export { selectSlug, selectSlugs } from './slugQueries.ts'

/** Programs, `trinings` on the wire. Their data is public, and so are the films of example programs. */
export const programs = fp(
  async (app) => {
    // Programs from before the index, and changes of its rules. Elsewhere imports keep it in step.
    await app.db.transaction((_, rows) => indexPrograms(rows))
    app.register(listPrograms)
    app.register(listTestMode)
    app.register(getProgram)
    app.register(getFilmLinks)
  },
  { name: 'programs', encapsulate: true, dependencies: ['policies', 'contentCache'] },
)

/** The policy's exception `exampleProgram`, for routes with a program's `:id`. */
export async function exampleProgram({ server, params }: FastifyRequest): Promise<boolean> {
  const film = await selectFilm(server.db, (params as { id: number }).id)
  if (!film) throw notFound('training.notFound')
  return film.isExample
}

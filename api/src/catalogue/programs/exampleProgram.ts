import type { FastifyRequest } from 'fastify'
import { notFound } from '../../platform/index.ts'
import { selectFilm } from './programQueries.ts'

/** The policy's exception `exampleProgram`, for routes with a program's `:id`. */
export async function exampleProgram({ server, params }: FastifyRequest): Promise<boolean> {
  const film = await selectFilm(server.db, (params as { id: number }).id)
  if (!film) throw notFound('training.notFound')
  return film.isExample
}

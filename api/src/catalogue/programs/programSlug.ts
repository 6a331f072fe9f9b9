import type { FastifyInstance } from 'fastify'
import { selectSlug } from './slugQueries.ts'
import { notFound } from '../../platform/index.ts'

/** The slug of a program's id. @throws 404 `training.notFound` */
export async function programSlug({ db }: FastifyInstance, programId: number): Promise<string> {
  const slug = await selectSlug(db, programId)
  if (slug === undefined) throw notFound('training.notFound')
  return slug
}

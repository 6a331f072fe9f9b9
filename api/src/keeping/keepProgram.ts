import type { Kept } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../plugins/problems.ts'
import { programSlug } from '../plugins/programSlug.ts'
import { insertKept, type Keeping, selectKeptOf } from './keptQueries.ts'

type What = { userId: number; trainingId: number; locale: Locale }

/** Keeps a program; one that is kept already stays as it is. @throws 404 `training.notFound` */
export async function keepProgram(app: FastifyInstance, keeping: Keeping, { userId, trainingId, locale }: What): Promise<Kept> {
  const program = await programSlug(app, trainingId)
  await insertKept(app.db, keeping, userId, program)
  const kept = await selectKeptOf(app.db, keeping, userId, program, locale)
  if (!kept) throw notFound('training.notFound')
  return kept
}

import type { SavedProgram } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../http/problems.ts'
import { programSlug } from '../programs/index.ts'
import { insertSavedProgram, type SavedList, selectSavedProgram } from './savedProgramQueries.ts'

type What = { userId: number; trainingId: number; locale: Locale }

/** Saves a program; idempotent. @throws 404 `training.notFound` */
export async function saveProgram(
  app: FastifyInstance,
  list: SavedList,
  { userId, trainingId, locale }: What,
): Promise<SavedProgram> {
  const program = await programSlug(app, trainingId)
  await insertSavedProgram(app.db, list, userId, program)
  const saved = await selectSavedProgram(app.db, list, userId, program, locale)
  if (!saved) throw notFound('training.notFound')
  return saved
}

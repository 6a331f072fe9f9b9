import type { FastifyPluginAsync } from 'fastify'
import { filmPosition } from './filmPosition.ts'
import { listDone } from './listDone.ts'
import { markDone } from './markDone.ts'

/** Training itself: where somebody is in a film, and what they have done. */
export const training: FastifyPluginAsync = async (app) => {
  app.register(markDone)
  app.register(listDone)
  app.register(filmPosition)
}

import type { FastifyPluginAsync } from 'fastify'
import { getMyPath } from './getMyPath.ts'
import { takeOffPath } from './takeOffPath.ts'

/** A member's path: what their specialist has chosen for them. */
export const path: FastifyPluginAsync = async (app) => {
  app.register(getMyPath)
  app.register(takeOffPath)
}

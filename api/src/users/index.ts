import type { FastifyPluginAsync } from 'fastify'
import { putAvatar } from './putAvatar.ts'

/** People's own accounts: what they say of themselves, their picture, all that is held about them, and the end of it. */
export const users: FastifyPluginAsync = async (app) => {
  app.register(putAvatar)
}

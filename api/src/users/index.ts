import type { FastifyPluginAsync } from 'fastify'
import { deleteMe } from './deleteMe.ts'
import { exportMe } from './exportMe.ts'
import { getMe } from './getMe.ts'
import { putAvatar } from './putAvatar.ts'
import { putUser } from './putUser.ts'

/** People's own accounts: what they say of themselves, their picture, all that is held about them, and the end of it. */
export const users: FastifyPluginAsync = async (app) => {
  app.register(getMe)
  app.register(putUser)
  app.register(putAvatar)
  app.register(exportMe)
  app.register(deleteMe)
}

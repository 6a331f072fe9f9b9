import fp from 'fastify-plugin'
import { exportMe } from './exportMe.ts'
import { getMe } from './getMe.ts'
import { putAvatar } from './putAvatar.ts'
import { putUser } from './putUser.ts'

export { removeAvatar, selectAvatar } from './avatarQueries.ts'

/**
 * The caller's own account: profile, avatar and data export. It is deleted in erasure.
 */
export const users = fp(
  async (app) => {
    app.register(getMe)
    app.register(putUser)
    app.register(putAvatar)
    app.register(exportMe)
  },
  { name: 'users', encapsulate: true, dependencies: ['policies', 'limits', 'sessions', 'mail'] },
)

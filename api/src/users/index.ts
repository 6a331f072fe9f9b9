import fp from 'fastify-plugin'
import { deleteMe } from './deleteMe.ts'
import { exportMe } from './exportMe.ts'
import { getMe } from './getMe.ts'
import { putAvatar } from './putAvatar.ts'
import { putUser } from './putUser.ts'

export { removeAvatar, selectAvatar } from './avatarQueries.ts'

/**
 * The caller's own account: profile, avatar, data export and deletion.
 */
export const users = fp(
  async (app) => {
    app.register(getMe)
    app.register(putUser)
    app.register(putAvatar)
    app.register(exportMe)
    app.register(deleteMe)
  },
  { name: 'users', encapsulate: true, dependencies: ['policies', 'limits', 'sessions', 'mail'] },
)

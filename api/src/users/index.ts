import fp from 'fastify-plugin'
import { deleteMe } from './deleteMe.ts'
import { exportMe } from './exportMe.ts'
import { getMe } from './getMe.ts'
import { putAvatar } from './putAvatar.ts'
import { putUser } from './putUser.ts'

export { selectAvatar } from './avatarQueries.ts'

/**
 * People's own accounts: what they say of themselves, their picture, all that is held about them, and the end of it.
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

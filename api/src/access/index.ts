import fp from 'fastify-plugin'
import { getMyAccess } from './getMyAccess.ts'

export { logAccess, logOpening } from './accessQueries.ts'
export { readOfMember } from './readOfMember.ts'
export { readOfMembers } from './readOfMembers.ts'

/** Who has read a member's data. */
export const access = fp(
  async (app) => {
    app.register(getMyAccess)
  },
  { name: 'access', encapsulate: true, dependencies: ['policies'] },
)

import fp from 'fastify-plugin'
import { getMyPath } from './getMyPath.ts'
import { removeFromPath } from './removeFromPath.ts'

/** A member's path: the programs that their specialist has chosen for them. */
export const path = fp(
  async (app) => {
    app.register(getMyPath)
    app.register(removeFromPath)
  },
  { name: 'path', encapsulate: true, dependencies: ['policies'] },
)

import fp from 'fastify-plugin'
import { getMySpecialist } from './getMySpecialist.ts'
import { readMembers } from './readMembers.ts'
import { readTimeline } from './readTimeline.ts'

/** Member and specialist as they see each other. */
export const members = fp(
  async (app) => {
    app.register(getMySpecialist)
    app.register(readMembers)
    app.register(readTimeline)
  },
  { name: 'members', encapsulate: true, dependencies: ['policies', 'metrics'] },
)

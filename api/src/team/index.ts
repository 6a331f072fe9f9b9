import fp from 'fastify-plugin'
import { getTeam } from './getTeam.ts'
import { leaveMyTeam } from './leaveMyTeam.ts'
import { removeMember } from './removeMember.ts'

export { joinTeam, lockSpecialistOf } from './joinTeamQueries.ts'
export { endTeamsOf, leaveTeam } from './leaveTeamQueries.ts'

/** Who is in whose team. */
export const team = fp(
  async (app) => {
    app.register(leaveMyTeam)
    app.register(getTeam)
    app.register(removeMember)
  },
  { name: 'team', encapsulate: true, dependencies: ['policies'] },
)

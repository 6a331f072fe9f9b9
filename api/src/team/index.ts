import fp from 'fastify-plugin'
import { getMyAccess } from './access/getMyAccess.ts'
import { acceptInvitation } from './invitations/acceptInvitation.ts'
import { listInvitations } from './invitations/listInvitations.ts'
import { makeSheet } from './invitations/makeSheet.ts'
import { openInvitation } from './invitations/openInvitation.ts'
import { previewInvitation } from './invitations/previewInvitation.ts'
import { resendInvitation } from './invitations/resendInvitation.ts'
import { revokeInvitation } from './invitations/revokeInvitation.ts'
import { sendInvitation } from './invitations/sendInvitation.ts'
import { getMySpecialist } from './membership/getMySpecialist.ts'
import { leaveMyTeam } from './membership/leaveMyTeam.ts'
import { removeMember } from './membership/removeMember.ts'
import { decideOnSpecialist } from './specialists/decideOnSpecialist.ts'
import { getMyVerification } from './specialists/getMyVerification.ts'
import { listSpecialists } from './specialists/listSpecialists.ts'

export { logAccess, logAccesses, logOpening, logReading } from './access/accessQueries.ts'
export { readOfMember } from './access/readOfMember.ts'
export { readOfMembers } from './access/readOfMembers.ts'
export { endTeamsOf, leaveTeam } from './membership/leaveTeamQueries.ts'

/** Who is in whose team, invitations to it (decision 033), verified specialists, and who has read a member's data. */
export const team = fp(
  async (app) => {
    app.register(getMySpecialist)
    app.register(leaveMyTeam)
    app.register(removeMember)

    app.register(sendInvitation)
    app.register(listInvitations)
    app.register(resendInvitation)
    app.register(makeSheet)
    app.register(revokeInvitation)
    app.register(previewInvitation)
    app.register(openInvitation)
    app.register(acceptInvitation)

    app.register(getMyVerification)
    app.register(listSpecialists)
    app.register(decideOnSpecialist)

    app.register(getMyAccess)
  },
  { name: 'team', encapsulate: true, dependencies: ['policies', 'limits', 'metrics', 'mail'] },
)

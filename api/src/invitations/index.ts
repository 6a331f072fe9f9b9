import fp from 'fastify-plugin'
import { acceptInvitation } from './acceptInvitation.ts'
import { listInvitations } from './listInvitations.ts'
import { makeSheet } from './makeSheet.ts'
import { openInvitation } from './openInvitation.ts'
import { previewInvitation } from './previewInvitation.ts'
import { resendInvitation } from './resendInvitation.ts'
import { revokeInvitation } from './revokeInvitation.ts'
import { sendInvitation } from './sendInvitation.ts'

/** Invitations to a specialist's team (decision 033). */
export const invitations = fp(
  async (app) => {
    app.register(sendInvitation)
    app.register(listInvitations)
    app.register(resendInvitation)
    app.register(makeSheet)
    app.register(revokeInvitation)
    app.register(previewInvitation)
    app.register(openInvitation)
    app.register(acceptInvitation)
  },
  { name: 'invitations', encapsulate: true, dependencies: ['policies', 'limits', 'mail'] },
)

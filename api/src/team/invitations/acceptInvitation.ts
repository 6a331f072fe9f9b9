import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import type { FastifyRequest } from 'fastify'
import { ApiProblem, LocaleQuery, problemResponses, type Queryable } from '../../platform/index.ts'
import { callerOf, markVerified, ORDINARY_WRITES, selectEmail } from '../../identity/index.ts'
import { joinTeam, lockSpecialistOf } from '../membership/joinTeamQueries.ts'
import { emptyBody } from './emptyBody.ts'
import { TokenParams } from './tokenParams.ts'
import { type Linked, lockLinked, markAccepted, requireOpen } from './tokenQueries.ts'

/** In one transaction: the old team ends, the new one begins, the link is used. Neither plan nor consent is needed. */
export const acceptInvitation: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: "Makes the caller a member of the inviting specialist's team",
    description:
      '403 `invitation.forMembers`, `invitation.otherAccount`, `invitation.emailNotVerified`; 409 `invitation.otherSpecialist` with `specialistName` unless `change` is true; 410 as the preview.',
    params: TokenParams,
    querystring: LocaleQuery,
    body: CALLS['POST /invitation/:token/accept'].body,
    response: { 200: CALLS['POST /invitation/:token/accept'].answer, ...problemResponses(404, 409, 410) },
  }
  const config = { policy: { who: 'user' }, limit: ORDINARY_WRITES } as const

  app.post('/invitation/:token/accept', { schema, config, preValidation: emptyBody }, async (request) => {
    const { userId: memberId } = callerOf(request)
    const { token } = request.params
    const inviter = await app.db.transaction(async (tx) => {
      const present = await lockSpecialistOf(tx, memberId)
      const linked = await lockLinked(tx, token)
      const isInTeam = present?.id === linked.senderId
      // Sent twice, or from two tabs.
      if (linked.end === 'used' && linked.memberId === memberId && isInTeam) return linked.inviter
      requireOpen(linked)
      await requireInvited(tx, linked, request)
      if (present && !isInTeam && request.body.change !== true) {
        const specialistName = `${present.firstName} ${present.lastName}`
        throw new ApiProblem(409, 'invitation.otherSpecialist', undefined, { specialistName })
      }
      if (!isInTeam) await joinTeam(tx, { memberId, specialistId: linked.senderId })
      await markAccepted(tx, linked, memberId)
      return linked.inviter
    })
    return { data: { inviter } }
  })
}

/** @throws 403 if the caller is not whom the invitation is for */
async function requireInvited(tx: Queryable, { email, kind }: Linked, request: FastifyRequest): Promise<void> {
  const { userId, role } = callerOf(request)
  if (role !== 'patient') throw new ApiProblem(403, 'invitation.forMembers')
  const account = await selectEmail(tx, userId)
  if (account?.email !== email) throw new ApiProblem(403, 'invitation.otherAccount')
  if (account.isVerified) return
  if (kind === 'paper') throw new ApiProblem(403, 'invitation.emailNotVerified')
  // Only the mail has this link, so whoever has it reads the mailbox.
  await markVerified(tx, { userId, email })
}

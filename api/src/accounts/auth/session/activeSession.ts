import type { ActiveSession } from '@kinora/contracts'
import type { FastifyInstance } from 'fastify'
import { selectUserData, type Session } from '../../../identity/index.ts'
import { selectPlan } from '../../../money/index.ts'

/** The session as clients receive it, with a fresh access token. Undefined if its user was deleted meanwhile. */
export async function activeSession(app: FastifyInstance, session: Session): Promise<ActiveSession | undefined> {
  const { userId, sessionId, isActive, expiresAt } = session
  const userData = await selectUserData(app.db, userId)
  if (!userData) return undefined
  const { firstName, lastName, email, avatarURL } = userData
  const plan = await selectPlan(app.db, userId)
  return {
    user: { name: `${firstName} ${lastName}`, email, image: avatarURL },
    expires: expiresAt.toISOString(),
    jwt: await app.accessTokens.sign({ userId, sessionId }),
    id: userId,
    hasActiveSubscription: isActive,
    userData,
    subscription: plan
      ? { subscription: { name: plan.name }, isActive: plan.isActive, expiryDate: plan.expiryDate }
      : null,
  }
}

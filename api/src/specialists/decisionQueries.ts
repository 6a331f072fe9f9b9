import type { Locale } from '@kinora/limits'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { acrossOwners } from '../database/requireOwner.ts'
import { specialistDecisions, users } from '../identity/identityTables.ts'
import { normalizeEmail } from '../identity/normalizeEmail.ts'

type Found = { id: number; email: string; locale: Locale }

/** The specialist with this e-mail or id; decisions on them are made one after another. */
export async function lockSpecialist(tx: Orm, emailOrId: string): Promise<Found | undefined> {
  const isThat = /^\d{1,9}$/.test(emailOrId)
    ? eq(users.id, Number(emailOrId))
    : and(eq(users.email, normalizeEmail(emailOrId) ?? ''), sql.raw(acrossOwners('an operator names the specialist')))
  const [found] = await tx
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(and(isThat, eq(users.role, 'specialist')))
    .for('no key update')
  return found
}

type Decision = Pick<typeof specialistDecisions.$inferSelect, 'userId' | 'state' | 'reason'>

/** False if the newest decision is the same. */
export async function insertDecision(tx: Orm, { userId, state, reason }: Decision): Promise<boolean> {
  const [newest] = await tx
    .select({ state: specialistDecisions.state, reason: specialistDecisions.reason })
    .from(specialistDecisions)
    .where(eq(specialistDecisions.userId, userId))
    .orderBy(desc(specialistDecisions.id))
    .limit(1)
  if (newest?.state === state && newest.reason === reason) return false
  await tx.insert(specialistDecisions).values({ userId, state, reason })
  return true
}

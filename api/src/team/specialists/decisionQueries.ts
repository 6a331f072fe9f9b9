import type { Locale } from '@kinora/limits'
import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/index.ts'
import { isNamedUser, specialistDecisions, users } from '../../identity/index.ts'

type SpecialistRow = { id: number; email: string; locale: Locale }

/** The specialist with this e-mail or id; decisions on them are made one after another. */
export async function lockSpecialist(tx: Queryable, emailOrId: string): Promise<SpecialistRow | undefined> {
  const [row] = await tx.orm
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(and(isNamedUser(emailOrId), eq(users.role, 'specialist')))
    .for('no key update')
  return row
}

type Decision = Pick<typeof specialistDecisions.$inferSelect, 'userId' | 'state' | 'reason'>

/** False if the newest decision is the same. */
export async function insertDecision(tx: Queryable, { userId, state, reason }: Decision): Promise<boolean> {
  const [newest] = await tx.orm
    .select({ state: specialistDecisions.state, reason: specialistDecisions.reason })
    .from(specialistDecisions)
    .where(eq(specialistDecisions.userId, userId))
    .orderBy(desc(specialistDecisions.id))
    .limit(1)
  if (newest?.state === state && newest.reason === reason) return false
  await tx.orm.insert(specialistDecisions).values({ userId, state, reason })
  return true
}

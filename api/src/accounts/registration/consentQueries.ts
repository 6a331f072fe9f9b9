import type { Consent, ConsentKind } from '@kinora/contracts'
import { and, desc, eq } from 'drizzle-orm'
import { isoSql, type Queryable } from '../../platform/index.ts'
import { users } from '../../identity/index.ts'
import { consents } from './consentTables.ts'
import { CONSENT_VERSIONS } from './consentVersions.ts'

/** The latest decision on each kind. */
export const selectConsents = (db: Queryable, userId: number): Promise<Consent[]> =>
  db.rows<Consent>(
    `select distinct on (kind) kind, version, is_given as "isGiven", ${isoSql('created_at')} as "createdAt"
    from consents where user_id = $userId order by kind, id desc`,
    { userId },
  )

/** Adds a decision on the present text. False if the latest one says the same of it. */
export async function insertDecision(
  tx: Queryable,
  userId: number,
  { kind, isGiven }: { kind: ConsentKind; isGiven: boolean },
): Promise<boolean> {
  // Decisions of one user come one after another.
  await tx.orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const version = CONSENT_VERSIONS[kind]
  const [last] = await tx.orm
    .select({ version: consents.version, isGiven: consents.isGiven })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind)))
    .orderBy(desc(consents.id))
    .limit(1)
  if (last?.isGiven === isGiven && (last.version === version || !isGiven)) return false
  await tx.orm.insert(consents).values({ userId, kind, version, isGiven })
  return true
}

import { and, eq, gte, inArray, isNull } from 'drizzle-orm'
import { isoSql, type Queryable } from '../../platform/index.ts'
import { sessions } from '../identityTables.ts'
import { notifyReaders } from '../sessions/notifyReaders.ts'
import { authenticatorApps, passkeys, recoveryCodes } from './factorTables.ts'

type KnownApp = { createdAt: string; lastUsedAt: string | null }

/** What the account asks for beside a password: whether an app, whether passkeys, and how many codes are left. */
export type Factors = { hasApp: boolean; hasPasskey: boolean; codesLeft: number }

const FACTORS = `
  select exists (select from authenticator_apps where user_id = $userId) as "hasApp",
    exists (select from passkeys where user_id = $userId) as "hasPasskey",
    (select count(*)::int from recovery_codes where user_id = $userId and used_at is null) as "codesLeft"`

export async function selectFactors(db: Queryable, userId: number): Promise<Factors> {
  const [factors] = await db.rows<Factors>(FACTORS, { userId })
  return factors!
}

export const hasFactor = ({ hasApp, hasPasskey }: Factors): boolean => hasApp || hasPasskey

export async function selectApp(db: Queryable, userId: number): Promise<KnownApp | undefined> {
  const [app] = await db.rows<KnownApp>(
    `select ${isoSql('created_at')} as "createdAt", ${isoSql('last_used_at')} as "lastUsedAt"
     from authenticator_apps where user_id = $userId`,
    { userId },
  )
  return app
}

export async function selectAppSecret(db: Queryable, userId: number): Promise<string | undefined> {
  const [app] = await db.orm
    .select({ sealedSecret: authenticatorApps.sealedSecret })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId))
  return app?.sealedSecret
}

/** False where the account has one already. */
export async function insertApp(db: Queryable, app: { userId: number; sealedSecret: string; lastStep: number }) {
  const added = await db.orm
    .insert(authenticatorApps)
    .values(app)
    .onConflictDoNothing()
    .returning({ userId: authenticatorApps.userId })
  return added.length > 0
}

/** False where the step, or a later one, was used before. */
export async function useAppStep(
  db: Queryable,
  userId: number,
  use: { step: number; sealedSecret: string },
): Promise<boolean> {
  const rows = await db.rows(
    `update authenticator_apps set last_step = $step, sealed_secret = $sealedSecret, last_used_at = now()
     where user_id = $userId and last_step < $step returning user_id`,
    { userId, ...use },
  )
  return rows.length > 0
}

export async function deleteApp(db: Queryable, userId: number): Promise<boolean> {
  const removed = await db.orm
    .delete(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId))
    .returning({ userId: authenticatorApps.userId })
  return removed.length > 0
}

/** In place of those from before. */
export async function replaceRecoveryCodes(db: Queryable, userId: number, hashes: string[]): Promise<void> {
  await db.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.orm.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** False where it is none of the user's, or was used. */
export async function takeRecoveryCode(db: Queryable, userId: number, hashes: string[]): Promise<boolean> {
  const taken = await db.orm
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.codeHash, hashes), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id })
  return taken.length > 0
}

/** Removes all of it, or what was added since a moment; recovery codes go with the last factor. */
export async function deleteFactors(db: Queryable, userId: number, since = new Date(0)): Promise<void> {
  for (const table of [passkeys, authenticatorApps, recoveryCodes])
    await db.orm.delete(table).where(and(eq(table.userId, userId), gte(table.createdAt, since)))
  if (!hasFactor(await selectFactors(db, userId))) await deleteRecoveryCodes(db, userId)
}

export async function deleteRecoveryCodes(db: Queryable, userId: number): Promise<void> {
  await db.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** The session has shown two factors. */
export async function raiseSession(db: Queryable, userId: number, sessionId: number): Promise<void> {
  await db.orm
    .update(sessions)
    .set({ factor: 'two' })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
}

/** There is no second factor any more, so no session has shown one. */
export async function lowerSessions(db: Queryable, userId: number): Promise<void> {
  await db.orm.update(sessions).set({ factor: 'one' }).where(eq(sessions.userId, userId))
  await notifyReaders(db, [userId])
}

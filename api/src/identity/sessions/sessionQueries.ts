import type { RoleName } from '@kinora/contracts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { sessions } from '../identityTables.ts'
import { acrossOwners, type Queryable } from '../../platform/index.ts'
import { notifyReaders } from './notifyReaders.ts'
import { isVerifiedSql } from '../people/verificationSql.ts'

export type SessionRow = {
  sessionId: number
  userId: number
  role: RoleName
  isActive: boolean
  isVerified: boolean
  endsInSeconds: number
}

const selectLiving = (condition: string) => `
  select session.id as "sessionId", session.user_id as "userId", users.role,
    exists (select from subscriptions as plan
      where plan.user_id = users.id and plan.starts_at <= now() and plan.ends_at > now()) as "isActive",
    users.role = 'specialist' and ${isVerifiedSql('users.id')} as "isVerified",
    extract(epoch from session.expires_at - now())::float8 as "endsInSeconds"
  from sessions as session join users on users.id = session.user_id
  where ${condition} and session.expires_at > now()`

const BY_TOKEN = selectLiving(`session.token_hash = $tokenHash and ${acrossOwners('the token says whose it is')}`)
const BY_ID = selectLiving('session.id = $sessionId and session.user_id = $userId')

export async function selectSessionByToken(db: Queryable, tokenHash: string): Promise<SessionRow | undefined> {
  const [session] = await db.rows<SessionRow>(BY_TOKEN, { tokenHash })
  return session
}

export async function selectSessionOf(
  db: Queryable,
  sessionId: number,
  userId: number,
): Promise<SessionRow | undefined> {
  const [session] = await db.rows<SessionRow>(BY_ID, { sessionId, userId })
  return session
}

export async function insertSession(
  db: Queryable,
  userId: number,
  tokenHash: string,
  expiresAt: Date,
): Promise<number> {
  const [row] = await db.orm.insert(sessions).values({ userId, tokenHash, expiresAt }).returning({ id: sessions.id })
  if (!row) throw new Error('A session was not written')
  return row.id
}

export async function prolongSession(
  db: Queryable,
  { sessionId, userId }: { sessionId: number; userId: number },
  seconds: number,
) {
  const prolong =
    'update sessions set expires_at = now() + make_interval(secs => $seconds) where id = $sessionId and user_id = $userId'
  await db.rows(prolong, { sessionId, userId, seconds })
}

/** Also ends the event streams of the session, as `deleteSessionsOf` does. */
export async function deleteSessionByToken(db: Queryable, tokenHash: string) {
  const ofAnyone = sql.raw(acrossOwners('the token says whose it is'))
  const [ended] = await db.orm
    .delete(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), ofAnyone))
    .returning({ userId: sessions.userId })
  if (ended) await notifyReaders(db, [ended.userId])
}

export async function deleteSessionsOf(db: Queryable, userId: number, except?: number) {
  const all = eq(sessions.userId, userId)
  await db.orm.delete(sessions).where(except === undefined ? all : and(all, ne(sessions.id, except)))
  await notifyReaders(db, [userId])
}

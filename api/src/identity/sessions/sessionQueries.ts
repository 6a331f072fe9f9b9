import type { RoleName } from '@kinora/contracts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { sessions } from '../identityTables.ts'
import { acrossOwners, isoSql, type Queryable } from '../../platform/index.ts'
import type { Device } from './deviceOf.ts'
import { notifyReaders } from './notifyReaders.ts'
import { isVerifiedSql } from '../people/verificationSql.ts'

export type SessionRow = {
  sessionId: number
  userId: number
  role: RoleName
  isActive: boolean
  isVerified: boolean
  /** How many factors the session has shown. */
  factor: 'one' | 'two'
  endsInSeconds: number
  /** Since the last use that was written down. */
  unusedSeconds: number
  /** Since its user last proved who they are. */
  provedSeconds: number
}

/** How long a session lasts without being used, for members and for specialists; and at most. */
export type Lifetime = { idleSeconds: number; specialistIdleSeconds: number; mostSeconds: number }

const selectLiving = (condition: string) => `
  select session.id as "sessionId", session.user_id as "userId", users.role,
    exists (select from subscriptions as plan
      where plan.user_id = users.id and plan.starts_at <= now() and plan.ends_at > now()) as "isActive",
    users.role = 'specialist' and ${isVerifiedSql('users.id')} as "isVerified", session.factor,
    extract(epoch from session.expires_at - now())::float8 as "endsInSeconds",
    extract(epoch from now() - session.last_used_at)::float8 as "unusedSeconds",
    extract(epoch from now() - session.proved_at)::float8 as "provedSeconds"
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

/** Until when a session lasts that is used now: `since` is when it began. */
const endsAtSql = (since: string) => `least(
  ${since} + make_interval(secs => $mostSeconds::float8),
  now() + make_interval(secs => case users.role when 'specialist' then $specialistIdleSeconds::float8 else $idleSeconds::float8 end))`

const INSERT = `
  insert into sessions (user_id, token_hash, user_agent, address, factor, expires_at)
  select users.id, $tokenHash, $userAgent, $address, $factor, ${endsAtSql('now()')} from users where users.id = $userId
  returning id as "sessionId", extract(epoch from expires_at - now())::float8 as "endsInSeconds"`

const USE = `
  update sessions as session
  set last_used_at = now(), user_agent = $userAgent, address = $address, expires_at = ${endsAtSql('session.created_at')}
  from users where session.id = $sessionId and session.user_id = $userId and users.id = session.user_id
  returning extract(epoch from session.expires_at - now())::float8 as "endsInSeconds"`

type NewSession = Device & Lifetime & Pick<SessionRow, 'factor'> & { userId: number; tokenHash: string }

export async function insertSession(
  db: Queryable,
  session: NewSession,
): Promise<Pick<SessionRow, 'sessionId' | 'endsInSeconds'>> {
  const [row] = await db.rows<Pick<SessionRow, 'sessionId' | 'endsInSeconds'>>(INSERT, session)
  if (!row) throw new Error('A session was not written')
  return row
}

/** Writes down that a session is used, which prolongs it. In how many seconds it ends; undefined if it has ended. */
export async function noteUse(
  db: Queryable,
  use: Device & Lifetime & Pick<SessionRow, 'sessionId' | 'userId'>,
): Promise<number | undefined> {
  const [row] = await db.rows<{ endsInSeconds: number }>(USE, use)
  return row?.endsInSeconds
}

/** Writes down that the session's user has just proved who they are. */
export async function noteProof(
  db: Queryable,
  { sessionId, userId }: Pick<SessionRow, 'sessionId' | 'userId'>,
): Promise<void> {
  await db.orm
    .update(sessions)
    .set({ provedAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
}

type DeviceRow = Device & { id: number; createdAt: string; lastUsedAt: string; isCurrent: boolean }

/** The user's sessions, the current one first, then the last used. */
export const selectSessions = (db: Queryable, userId: number, currentId = 0): Promise<DeviceRow[]> =>
  db.rows<DeviceRow>(
    `select id, user_agent as "userAgent", address, id = $currentId as "isCurrent",
       ${isoSql('created_at')} as "createdAt", ${isoSql('last_used_at')} as "lastUsedAt"
     from sessions where user_id = $userId and expires_at > now()
     order by "isCurrent" desc, last_used_at desc, id desc`,
    { userId, currentId },
  )

/** Ends one session of the user. False if it is not theirs, or has ended. */
export async function deleteSession(db: Queryable, userId: number, sessionId: number): Promise<boolean> {
  const ended = await db.orm
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  await notifyReaders(db, [userId])
  return ended.length > 0
}

/** Also ends the event streams of the session, as `deleteSessionsOf` does. Resolves to whose it was. */
export async function deleteSessionByToken(db: Queryable, tokenHash: string): Promise<number | undefined> {
  const ofAnyone = sql.raw(acrossOwners('the token says whose it is'))
  const [ended] = await db.orm
    .delete(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), ofAnyone))
    .returning({ userId: sessions.userId })
  if (ended) await notifyReaders(db, [ended.userId])
  return ended?.userId
}

/** How many sessions of the user were ended: all, or all but one. */
export async function deleteSessionsOf(db: Queryable, userId: number, except?: number): Promise<number> {
  const all = eq(sessions.userId, userId)
  const ended = await db.orm
    .delete(sessions)
    .where(except === undefined ? all : and(all, ne(sessions.id, except)))
    .returning({ id: sessions.id })
  await notifyReaders(db, [userId])
  return ended.length
}

import { eq } from 'drizzle-orm'
import { users } from '../identity/identityTables.ts'
import type { Orm } from '../database/database.ts'
import { formProblem } from '../http/formProblems.ts'
import { dayIn, isTimeZone } from './ownDays.ts'

type OwnDay = { day: string; timeZone: string }

/**
 * The caller's current day (2026-11-21) in the zone that they sent, else in the one that their last write named.
 * @throws 400 `form.error.timeZone.format`
 */
export async function readOwnDay(orm: Orm, userId: number, sent?: string): Promise<OwnDay> {
  requireTimeZone(sent)
  const [user] = await orm.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId))
  return ownDay(userId, sent ?? user?.timeZone)
}

/**
 * The same for a write, which stores the zone. Until the transaction ends, other writes of the caller that ask for the
 * day wait.
 * @throws 400 `form.error.timeZone.format`
 */
export async function keepOwnDay(tx: Orm, userId: number, sent?: string): Promise<OwnDay> {
  requireTimeZone(sent)
  const [user] = await tx.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId)).for('update')
  const own = ownDay(userId, sent ?? user?.timeZone)
  if (own.timeZone !== user?.timeZone)
    await tx.update(users).set({ timeZone: own.timeZone }).where(eq(users.id, userId))
  return own
}

function requireTimeZone(sent: string | undefined): void {
  if (sent !== undefined && !isTimeZone(sent)) throw formProblem(400, 'timeZone', 'form.error.timeZone.format')
}

function ownDay(userId: number, timeZone: string | undefined): OwnDay {
  if (timeZone === undefined) throw new Error(`There is no user ${userId}`)
  return { day: dayIn(timeZone), timeZone }
}

import { eq } from 'drizzle-orm'
import { users } from '../identity/identityTables.ts'
import type { Orm } from '../database/database.ts'
import { formProblem } from '../http/formProblems.ts'
import { dayIn, canonicalTimeZone } from './ownDays.ts'

type OwnDay = { day: string; timeZone: string }

/**
 * The caller's current day (2026-11-21) in the time zone that they sent, otherwise in the stored one.
 * @throws 400 `form.error.timeZone.format`
 */
export async function readOwnDay(orm: Orm, userId: number, sent?: string): Promise<OwnDay> {
  const zone = readTimeZone(sent)
  const [user] = await orm.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId))
  return ownDay(userId, zone ?? user?.timeZone)
}

/**
 * The same for a write: stores the zone, and locks the user's row until the transaction ends, so that writes of the
 * same user run one after another.
 * @throws 400 `form.error.timeZone.format`
 */
export async function keepOwnDay(tx: Orm, userId: number, sent?: string): Promise<OwnDay> {
  const zone = readTimeZone(sent)
  const [user] = await tx.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId)).for('update')
  const own = ownDay(userId, zone ?? user?.timeZone)
  if (own.timeZone !== user?.timeZone)
    await tx.update(users).set({ timeZone: own.timeZone }).where(eq(users.id, userId))
  return own
}

function readTimeZone(sent: string | undefined): string | undefined {
  const zone = sent === undefined ? undefined : canonicalTimeZone(sent)
  if (sent !== undefined && zone === undefined) throw formProblem(400, 'timeZone', 'form.error.timeZone.format')
  return zone
}

function ownDay(userId: number, timeZone: string | undefined): OwnDay {
  if (timeZone === undefined) throw new Error(`There is no user ${userId}`)
  return { day: dayIn(timeZone), timeZone }
}

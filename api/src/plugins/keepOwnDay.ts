import { eq } from 'drizzle-orm'
import { users } from '../db/accountTables.ts'
import type { Orm } from '../db/database.ts'
import { formProblem } from './formProblems.ts'
import { dayIn, isTimeZone } from './ownDays.ts'

/**
 * The caller's own day. The zone that they sent is theirs from now on; without one it is the one before. Until the
 * transaction ends, other writes of theirs that ask for the day wait.
 * @throws 400 `form.error.timeZone.format`
 */
export async function keepOwnDay(tx: Orm, userId: number, sent?: string): Promise<{ day: string; timeZone: string }> {
  if (sent !== undefined && !isTimeZone(sent)) throw formProblem(400, 'timeZone', 'form.error.timeZone.format')
  const [user] = await tx.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId)).for('update')
  if (!user) throw new Error(`There is no user ${userId}`)
  const timeZone = sent ?? user.timeZone
  if (timeZone !== user.timeZone) await tx.update(users).set({ timeZone }).where(eq(users.id, userId))
  return { day: dayIn(timeZone), timeZone }
}

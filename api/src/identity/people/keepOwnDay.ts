import { eq } from 'drizzle-orm'
import { users } from '../identityTables.ts'
import { NOBODY } from '../policies/testCallers.ts'
import { canonicalTimeZone, dayIn, nextDayIn, type Queryable } from '../../platform/index.ts'

type OwnDay = { day: string; endsAt: Date }

const columns = { timeZone: users.timeZone, dayEndsAt: users.dayEndsAt }

/**
 * The caller's current day (2026-11-21) in the time zone that they sent, otherwise in the stored one, also where the sent
 * one is none that we know: browsers name zones by lists of their own. A day on which they wrote something lasts until its
 * end in the zone in which it began, so that another zone does not restart it.
 */
export async function readOwnDay(db: Queryable, userId: number, sent?: string): Promise<OwnDay> {
  const [user] = userId === NOBODY ? [NEWCOMER] : await db.orm.select(columns).from(users).where(eq(users.id, userId))
  return ownDay(userId, user, sent)
}

/**
 * The same for a write about this day: stores the zone, and locks the user's row until the transaction ends, so that
 * writes of the same user run one after another. Rows that refer to the user can be inserted meanwhile.
 */
export async function keepOwnDay(tx: Queryable, userId: number, sent?: string): Promise<OwnDay> {
  const [user] = await tx.orm.select(columns).from(users).where(eq(users.id, userId)).for('no key update')
  const { timeZone, day, endsAt } = ownDay(userId, user, sent)
  if (endsAt.getTime() !== user?.dayEndsAt?.getTime())
    await tx.orm.update(users).set({ timeZone, dayEndsAt: endsAt }).where(eq(users.id, userId))
  return { day, endsAt }
}

type Stored = { timeZone: string; dayEndsAt: Date | null }

/** In test mode nothing is stored. */
const NEWCOMER: Stored = { timeZone: users.timeZone.default as string, dayEndsAt: null }

function ownDay(userId: number, user: Stored | undefined, sent = ''): OwnDay & { timeZone: string } {
  if (!user) throw new Error(`There is no user ${userId}`)
  const hasBegun = user.dayEndsAt !== null && user.dayEndsAt.getTime() > Date.now()
  const timeZone = hasBegun ? user.timeZone : (canonicalTimeZone(sent) ?? user.timeZone)
  return { timeZone, day: dayIn(timeZone), endsAt: nextDayIn(timeZone) }
}

import type { RemindersChange } from '@kinora/contracts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/index.ts'
import { reminderSettings, reminderSlots } from './reminderTables.ts'

type Slot = { weekday: number; minutes: number }
export type StoredReminders = {
  byEmail: boolean
  again: boolean
  calendarVersion: number
  stoppedAt: Date | null
  slots: Slot[]
}

/** `09:05` is 545. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** 545 is `09:05`. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const NONE = { byEmail: false, again: false, calendarVersion: 0, stoppedAt: null }

/** Slots in the order of the week. Without settings there are no reminders. */
export async function selectReminders(db: Queryable, userId: number): Promise<StoredReminders> {
  const [settings = NONE] = await db.orm.select().from(reminderSettings).where(eq(reminderSettings.userId, userId))
  const slots = await db.orm
    .select({ weekday: reminderSlots.weekday, minutes: reminderSlots.minutes })
    .from(reminderSlots)
    .where(eq(reminderSlots.userId, userId))
    .orderBy(reminderSlots.weekday, reminderSlots.minutes)
  const { byEmail, again, calendarVersion, stoppedAt } = settings
  return { byEmail, again, calendarVersion, stoppedAt, slots }
}

/** Replaces the settings, and starts reminders that had stopped. Slots that are given twice count once. */
export async function writeReminders(
  tx: Queryable,
  userId: number,
  { slots, byEmail, again }: Pick<RemindersChange, 'slots' | 'byEmail' | 'again'>,
): Promise<void> {
  const set = { byEmail, again, stoppedAt: null, updatedAt: sql`now()` }
  await tx.orm
    .insert(reminderSettings)
    .values({ userId, byEmail, again })
    .onConflictDoUpdate({ target: reminderSettings.userId, set })
  await tx.orm.delete(reminderSlots).where(eq(reminderSlots.userId, userId))
  if (slots.length === 0) return
  await tx.orm
    .insert(reminderSlots)
    .values(slots.map(({ weekday, time }) => ({ userId, weekday, minutes: minutesOf(time) })))
    .onConflictDoNothing()
}

/** The feed has a new address; the one before no longer works. */
export async function renewCalendar(db: Queryable, userId: number): Promise<void> {
  await db.orm
    .insert(reminderSettings)
    .values({ userId, calendarVersion: 1 })
    .onConflictDoUpdate({
      target: reminderSettings.userId,
      set: { calendarVersion: sql`${reminderSettings.calendarVersion} + 1` },
    })
}

/** Ends the mails; the slots stay, for the calendar and for a return. Idempotent. */
export async function stopMails(db: Queryable, userId: number): Promise<void> {
  await db.orm
    .update(reminderSettings)
    .set({ byEmail: false, again: false })
    .where(and(eq(reminderSettings.userId, userId), isNull(reminderSettings.stoppedAt)))
}

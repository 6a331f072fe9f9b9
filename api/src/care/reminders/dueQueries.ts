import type { Locale } from '@kinora/limits'
import { REMINDERS_IGNORED_MAX } from '@kinora/limits'
import { inArray, sql } from 'drizzle-orm'
import { acrossOwners, type LocalTime, type Queryable } from '../../platform/index.ts'
import { reminderSettings, sentReminders } from './reminderTables.ts'

export type DueReminder = {
  userId: number
  email: string
  locale: Locale
  minutes: number
  kind: 'first' | 'again' | 'stopped'
}

/** Reminders that are read and sent at once. */
const AT_ONCE = 1_000
/** After a stop of the service, reminders are sent up to an hour late, and not at all after that. */
const LATE_MINUTES = 60
/** The second reminder of a day comes after three hours, and not in the night. */
const AGAIN_AFTER_MINUTES = 180
const AGAIN_UNTIL_MINUTES = 21 * 60
const OWN = 'user_id = s.user_id'

export const selectTimeZones = async (db: Queryable): Promise<string[]> =>
  (
    await db.rows<{ timeZone: string }>(
      `select distinct u.time_zone as "timeZone" from reminder_settings r join users u on u.id = r.user_id
      where r.by_email and r.stopped_at is null and ${acrossOwners('reminders of all users are sent')}`,
    )
  ).map(({ timeZone }) => timeZone)

const REMINDABLE = `
  join reminder_settings r on r.user_id = s.user_id
  join users u on u.id = s.user_id
  where u.time_zone = $timeZone and r.by_email and r.stopped_at is null and u.email_verified_at is not null
    and not exists (select from done_trainings where ${OWN} and day = $day::date)
    and not exists (select from plan_states
      where ${OWN} and mode = 'paused' and $day::date between from_day and until_day)
    and ${acrossOwners('reminders of all users are sent')}`

/** Reminders since which nothing was done: of the last ones, sent under the present settings. */
const IGNORED = `(
  select count(*) from sent_reminders sent where sent.user_id = s.user_id and sent.kind = 'first'
    and sent.created_at > greatest(r.updated_at,
      (select coalesce(max(created_at), '-infinity') from done_trainings where ${OWN})))`

const FIRST = `
  select s.user_id as "userId", u.email, u.locale, s.minutes,
    case when ${IGNORED} >= ${REMINDERS_IGNORED_MAX} then 'stopped' else 'first' end as kind
  from reminder_slots s ${REMINDABLE}
    and s.weekday = $weekday and s.minutes <= $minutes and s.minutes > $minutes - ${LATE_MINUTES}
    and not exists (select from sent_reminders sent
      where sent.user_id = s.user_id and sent.day = $day::date and sent.minutes = s.minutes and sent.kind = 'first')`

const AGAIN = `
  select s.user_id as "userId", u.email, u.locale, s.minutes, 'again' as kind
  from sent_reminders s ${REMINDABLE}
    and r.again and s.kind = 'first' and s.day = $day::date
    and s.created_at > r.updated_at and $minutes between s.minutes + ${AGAIN_AFTER_MINUTES} and ${AGAIN_UNTIL_MINUTES}
    and extract(isodow from s.day) = $weekday
    and not exists (select from sent_reminders sent
      where sent.user_id = s.user_id and sent.day = $day::date and sent.kind = 'again')`

/**
 * What is due in this zone at this time, for members who have done nothing today and do not pause: at most a thousand at
 * a time, so that each statement ends in time.
 */
export async function* readDue(db: Queryable, timeZone: string, time: LocalTime): AsyncGenerator<DueReminder[]> {
  for (const kind of [FIRST, AGAIN]) {
    const page = `${kind} and (s.user_id, s.minutes) > ($afterUser::int, $afterMinutes::int)
      order by s.user_id, s.minutes limit ${AT_ONCE}`
    let last: DueReminder | undefined
    do {
      const after = { afterUser: last?.userId ?? 0, afterMinutes: last?.minutes ?? 0 }
      const due = await db.rows<DueReminder>(page, { timeZone, ...time, ...after })
      if (due.length > 0) yield due
      last = due.length === AT_ONCE ? due.at(-1) : undefined
    } while (last)
  }
}

/** Returns those that had not been sent already. */
export async function insertSent(tx: Queryable, due: DueReminder[], day: string): Promise<DueReminder[]> {
  const written = await tx.orm
    .insert(sentReminders)
    .values(due.map(({ userId, minutes, kind }) => ({ userId, day, minutes, kind })))
    .onConflictDoNothing()
    .returning({ userId: sentReminders.userId, minutes: sentReminders.minutes })
  const keyOf = ({ userId, minutes }: { userId: number; minutes: number }) => `${userId} ${minutes}`
  const isWritten = new Set(written.map(keyOf))
  return due.filter((one) => isWritten.has(keyOf(one)))
}

export async function markStopped(tx: Queryable, userIds: number[]): Promise<void> {
  await tx.orm
    .update(reminderSettings)
    .set({ stoppedAt: sql`now()` })
    .where(inArray(reminderSettings.userId, userIds))
}

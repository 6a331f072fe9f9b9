import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Locale } from '@kinora/limits'
import { localePath, paths } from '@kinora/paths'
import { ICalAlarmType, ICalCalendar, ICalEventTransparency } from 'ical-generator'
import { Type } from 'typebox'
import {
  addDays,
  dayIn,
  instantIn,
  notFound,
  problemResponses,
  type Queryable,
  weekdayOf,
} from '../../platform/index.ts'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }
import { selectReminders } from './reminderQueries.ts'
import { readReasons } from './reminderReasons.ts'
import type { ReminderTokens } from './reminderTokens.ts'

type Slot = { weekday: number; minutes: number }

type Owner = { userId: number; locale: Locale; timeZone: string }

const WORDS = { pl, en }
const DAYS = 56
const TRAINING_MINUTES = 30
const REFRESH_S = 12 * 60 * 60

/**
 * A member's reminders as a calendar (RFC 5545), for calendar programs: on days for which the path asks for something,
 * or all if there is no path that does, and none in a pause. The events say nothing of what is trained: other people see
 * calendars.
 */
export const calendarFeed: FastifyPluginAsyncTypebox<{ tokens: ReminderTokens }> = async (app, { tokens }) => {
  const schema = {
    summary: "The calendar of a member's reminders, by its private link",
    params: Type.Object({ token: Type.String({ pattern: '\\.ics$', maxLength: 100 }) }),
    response: {
      200: { content: { 'text/calendar': { schema: Type.String() } } },
      ...problemResponses(404),
    },
  }
  const config = { policy: { who: 'link' } } as const
  app.get('/reminders/calendar/:token', { schema, config }, async (request, reply) => {
    const token = request.params.token.replace(/\.ics$/, '')
    const userId = tokens.userIdOf(token)
    const owner = userId === undefined ? undefined : await selectOwner(app.db, userId)
    if (userId === undefined || !owner) throw notFound()
    const { calendarVersion, slots } = await selectReminders(app.db, userId)
    if (calendarVersion === 0 || !tokens.isValid(token, userId, `calendar ${calendarVersion}`)) throw notFound()
    const today = dayIn(owner.timeZone)
    const reasonOf = (await readReasons(app.db, [userId], today)).get(userId)
    const days = Array.from({ length: DAYS }, (_, ahead) => addDays(today, ahead)).filter((day) => reasonOf?.(day))
    const starts = days.flatMap((day) => slotsOn(day, slots, owner.timeZone))
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline; filename="kinora.ics"')
      .send(drawCalendar({ starts, today, hasSlots: slots.length > 0 }, owner, app.config.origin))
  })
}

type Coming = { starts: Date[]; today: string; hasSlots: boolean }

function drawCalendar({ starts, today, hasSlots }: Coming, { userId, locale }: Owner, origin: string): string {
  const { name, summary, noSlots, noTrainings } = WORDS[locale]
  const { hostname } = new URL(origin)
  const calendar = new ICalCalendar({ name, prodId: { company: 'Kinora', product: 'Kinora' }, ttl: REFRESH_S })
  for (const start of starts) {
    const event = calendar.createEvent({
      id: `${userId}.${start.getTime()}@${hostname}`,
      start,
      end: new Date(start.getTime() + TRAINING_MINUTES * 60_000),
      summary,
      // Not `url`: the library writes it after the alarm, which RFC 5545, 3.6.1 does not allow.
      description: origin + localePath(locale, paths.myPath()),
    })
    event.createAlarm({ type: ICalAlarmType.display, trigger: 0 })
  }
  // A calendar has at least one component (RFC 5545, 3.4): programs refuse an empty one. Today says why, without an alarm.
  if (starts.length === 0)
    calendar.createEvent({
      id: `${userId}.none@${hostname}`,
      start: new Date(today),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: hasSlots ? noTrainings : noSlots,
      description: origin + localePath(locale, paths.reminders()),
    })
  return calendar.toString()
}

async function selectOwner(db: Queryable, userId: number): Promise<Owner | undefined> {
  const [owner] = await db.rows<Owner>(
    'select id as "userId", locale, time_zone as "timeZone" from users where id = $userId',
    { userId },
  )
  return owner
}

/** When the slots of a day begin, the earliest first; those that have passed too. */
const slotsOn = (day: string, slots: Slot[], timeZone: string): Date[] =>
  slots
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ minutes }) => instantIn(timeZone, day, minutes))
    .sort((one, other) => one.getTime() - other.getTime())

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Locale } from '@kinora/limits'
import { localePath, paths } from '@kinora/paths'
import { ICalAlarmType, ICalCalendar } from 'ical-generator'
import { Type } from 'typebox'
import type { Database } from '../database/database.ts'
import { instantIn, localTimeIn } from '../days/index.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }
import { selectReminders } from './reminderQueries.ts'
import type { ReminderTokens } from './reminderTokens.ts'

type Slot = { weekday: number; minutes: number }

const DAY_MS = 24 * 60 * 60_000

type Owner = { locale: Locale; timeZone: string }

const WORDS = { pl, en }
const DAYS = 56
const TRAINING_MINUTES = 30
const REFRESH_S = 12 * 60 * 60

/**
 * A member's reminders as a calendar (RFC 5545), for calendar programs. The events say nothing of what is trained: other
 * people see calendars.
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
    const { calendarVersion, slots } = await selectReminders(app.db.orm, userId)
    if (calendarVersion === 0 || !tokens.isValid(token, userId, `calendar ${calendarVersion}`)) throw notFound()
    const starts = comingSlots(slots, owner.timeZone, DAYS)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline; filename="kinora.ics"')
      .send(drawCalendar(starts, userId, owner.locale, app.config.origin))
  })
}

function drawCalendar(starts: Date[], userId: number, locale: Locale, origin: string): string {
  const { name, summary } = WORDS[locale]
  const calendar = new ICalCalendar({ name, prodId: { company: 'Kinora', product: 'Kinora' }, ttl: REFRESH_S })
  for (const start of starts) {
    const event = calendar.createEvent({
      id: `${userId}.${start.getTime()}@${new URL(origin).hostname}`,
      start,
      end: new Date(start.getTime() + TRAINING_MINUTES * 60_000),
      summary,
      url: origin + localePath(locale, paths.myPath()),
    })
    event.createAlarm({ type: ICalAlarmType.display, trigger: 0 })
  }
  return calendar.toString()
}

async function selectOwner(db: Database, userId: number): Promise<Owner | undefined> {
  const [owner] = await db.rows<Owner>('select locale, time_zone as "timeZone" from users where id = $1', [userId])
  return owner
}

/** When the slots of the next `days` days begin, the earliest first; today's too if it has passed. `now` in milliseconds. */
function comingSlots(slots: Slot[], timeZone: string, days: number, now = Date.now()): Date[] {
  const today = localTimeIn(timeZone, now)
  const midnight = Date.parse(today.day)
  return Array.from({ length: days }, (_, ahead) => {
    const day = new Date(midnight + ahead * DAY_MS).toISOString().slice(0, 10)
    const weekday = ((today.weekday - 1 + ahead) % 7) + 1
    return slots
      .filter((slot) => slot.weekday === weekday)
      .map(({ minutes }) => instantIn(timeZone, day, minutes))
      .sort((one, other) => one.getTime() - other.getTime())
  }).flat()
}

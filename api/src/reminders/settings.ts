import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Reminders, RemindersChange } from '@kinora/contracts'
import { Type } from 'typebox'
import { keepOwnDay } from '../days/index.ts'
import { formProblems } from '../http/formProblems.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { callerOf } from '../identity/callers.ts'
import { ORDINARY_WRITES } from '../limits/index.ts'
import { renewCalendar, selectReminders, timeOf, writeReminders } from './reminderQueries.ts'
import type { ReminderTokens } from './reminderTokens.ts'

const config = { policy: { who: 'member', whose: 'own' } } as const
const writes = { ...config, limit: ORDINARY_WRITES }
const response = { 200: Type.Object({ data: Reminders }) }

/** A member's own settings. */
export const settings: FastifyPluginAsyncTypebox<{ tokens: ReminderTokens }> = async (app, { tokens }) => {
  const read = async (userId: number): Promise<Reminders> => {
    const { calendarVersion, slots, stoppedAt, ...same } = await selectReminders(app.db.orm, userId)
    const token = tokens.make(userId, `calendar ${calendarVersion}`)
    return {
      ...same,
      slots: slots.map(({ weekday, minutes }) => ({ weekday, time: timeOf(minutes) })),
      stoppedAt: stoppedAt && stoppedAt.toISOString(),
      calendarUrl: calendarVersion > 0 ? `${app.config.origin}/api/reminders/calendar/${token}.ics` : null,
    }
  }
  const get = { summary: "The caller's reminders", querystring: LocaleQuery, response }
  app.get('/reminders', { schema: get, config }, async (request) => ({ data: await read(callerOf(request).userId) }))

  const put = {
    summary: "Replaces the caller's reminders; reminders that had stopped start again",
    querystring: LocaleQuery,
    body: RemindersChange,
    response,
  }
  app.put('/reminders', { schema: put, config: writes, schemaErrorFormatter: formProblems }, async (request) => {
    const { userId } = callerOf(request)
    const { timeZone, ...change } = request.body.data
    await app.db.transaction(async (tx) => {
      await keepOwnDay(tx, userId, timeZone)
      await writeReminders(tx, userId, change)
    })
    return { data: await read(userId) }
  })

  const post = {
    summary: 'Makes a new address for the calendar feed; the one before no longer works',
    querystring: LocaleQuery,
    response,
  }
  app.post('/reminders/calendar', { schema: post, config: writes }, async (request) => {
    const { userId } = callerOf(request)
    await renewCalendar(app.db, userId)
    return { data: await read(userId) }
  })
}

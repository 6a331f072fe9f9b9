import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, type Reminders } from '@kinora/contracts'
import { callerOf, keepOwnDay, ORDINARY_WRITES } from '../../identity/index.ts'
import { formProblems, LocaleQuery } from '../../platform/index.ts'
import { renewCalendar, selectReminders, timeOf, writeReminders } from './reminderQueries.ts'
import type { ReminderTokens } from './reminderTokens.ts'

const config = { policy: { who: 'member', whose: 'own' } } as const
const writes = { ...config, limit: ORDINARY_WRITES }

/** A member's own settings. */
export const settings: FastifyPluginAsyncTypebox<{ tokens: ReminderTokens }> = async (app, { tokens }) => {
  const read = async (userId: number): Promise<Reminders> => {
    const { calendarVersion, slots, stoppedAt, ...same } = await selectReminders(app.db, userId)
    const token = tokens.make(userId, `calendar ${calendarVersion}`)
    return {
      ...same,
      slots: slots.map(({ weekday, minutes }) => ({ weekday, time: timeOf(minutes) })),
      stoppedAt: stoppedAt && stoppedAt.toISOString(),
      calendarUrl: calendarVersion > 0 ? `${app.config.origin}/api/reminders/calendar/${token}.ics` : null,
    }
  }
  const get = {
    summary: "The caller's reminders",
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /reminders'].answer },
  }
  app.get('/reminders', { schema: get, config }, async (request) => ({ data: await read(callerOf(request).userId) }))

  const put = {
    summary: "Replaces the caller's reminders; reminders that had stopped start again",
    querystring: LocaleQuery,
    body: CALLS['PUT /reminders'].body,
    response: { 200: CALLS['PUT /reminders'].answer },
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
    response: { 200: CALLS['POST /reminders/calendar'].answer },
  }
  app.post('/reminders/calendar', { schema: post, config: writes }, async (request) => {
    const { userId } = callerOf(request)
    await renewCalendar(app.db, userId)
    return { data: await read(userId) }
  })
}

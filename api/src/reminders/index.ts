import fp from 'fastify-plugin'
import { calendarFeed } from './calendarFeed.ts'
import { reminderTokens } from './reminderTokens.ts'
import { sendReminders } from './sendReminders.ts'
import { settings } from './settings.ts'
import { stopReminders } from './stopReminders.ts'

/** Reminders to train: the member's settings, the mails, the calendar feed. */
export const reminders = fp(
  async (app) => {
    const tokens = reminderTokens(app.config.authSecret)
    app.register(settings, { tokens })
    app.register(stopReminders, { tokens })
    app.register(calendarFeed, { tokens })
    app.jobs.work('reminders', () => sendReminders(app, tokens))
  },
  { name: 'reminders', encapsulate: true, dependencies: ['policies', 'limits', 'jobs', 'mail'] },
)

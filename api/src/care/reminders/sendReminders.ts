import type { FastifyInstance } from 'fastify'
import { localTimeIn } from '../../platform/index.ts'
import { type DueReminder, insertSent, markStopped, selectDue, selectTimeZones } from './dueQueries.ts'
import { readReasons } from './reminderReasons.ts'
import type { ReminderTokens } from './reminderTokens.ts'

const TEMPLATES = {
  path: { first: 'reminder', again: 'reminderAgain', stopped: 'remindersStopped' },
  own: { first: 'ownReminder', again: 'ownReminderAgain', stopped: 'remindersStopped' },
} as const

/**
 * The job that sends the reminders which are due, each once: the row that says so is written with the mail. Nothing is
 * sent on a day for which the path asks for nothing. After three that were followed by no training it asks instead, and
 * stops.
 * @param now in milliseconds
 */
export async function sendReminders(app: FastifyInstance, tokens: ReminderTokens, now = Date.now()): Promise<void> {
  const send = (due: DueReminder, day: string) =>
    app.db.transaction(async (tx) => {
      const reason = (await readReasons(tx, due.userId, day))(day)
      if (!reason || !(await insertSent(tx, due, day))) return
      const { userId, email, locale, kind } = due
      if (kind === 'stopped') await markStopped(tx, userId)
      const stopCode = tokens.make(userId, 'stop')
      await app.mail.post({ to: email, template: TEMPLATES[reason][kind], locale, values: {}, stopCode, userId }, tx)
    })

  for (const timeZone of await selectTimeZones(app.db)) {
    const time = localTimeIn(timeZone, now)
    for (const due of await selectDue(app.db, timeZone, time)) await send(due, time.day)
  }
}

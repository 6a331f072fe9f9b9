import type { FastifyInstance } from 'fastify'
import { localTimeIn } from '../../platform/index.ts'
import { type DueReminder, insertSent, markStopped, readDue, selectTimeZones } from './dueQueries.ts'
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
  const send = (due: DueReminder[], day: string) =>
    app.db.transaction(async (tx) => {
      const userIds = due.map(({ userId }) => userId)
      const reasons = await readReasons(tx, userIds, day)
      const reasonOf = new Map(due.map((one) => [one, reasons.get(one.userId)?.(day)]))
      const asked = due.filter((one) => reasonOf.get(one))
      if (asked.length === 0) return
      const sent = await insertSent(tx, asked, day)
      const stopped = sent.filter(({ kind }) => kind === 'stopped')
      if (stopped.length > 0)
        await markStopped(
          tx,
          stopped.map(({ userId }) => userId),
        )
      const mailOf = (one: DueReminder) => {
        const { userId, email, locale, kind } = one
        const template = TEMPLATES[reasonOf.get(one)!][kind]
        return { to: email, template, locale, values: {}, stopCode: tokens.make(userId, 'stop'), userId }
      }
      if (sent.length > 0) await app.mail.postAll(sent.map(mailOf), tx)
    })

  for (const timeZone of await selectTimeZones(app.db)) {
    const time = localTimeIn(timeZone, now)
    for await (const due of readDue(app.db, timeZone, time)) await send(due, time.day)
  }
}

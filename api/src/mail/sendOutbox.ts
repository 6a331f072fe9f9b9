import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { type Delivery, Refused } from './delivery.ts'
import { drawMail } from './drawMail.ts'
import type { MailTemplate } from './mailTemplates.ts'
import { deleteMail, deleteOldMails, leaseMails, markSent, type WaitingMail } from './outboxQueries.ts'

const AT_ONCE = 5
const LOOK_EVERY_MS = 30_000
const TIDY_EVERY_MS = 60 * 60_000

type Parts = { db: Database; deliver: Delivery; origin: string; log: FastifyBaseLogger }

/**
 * Sends what the outbox holds: at once when a mail is written anywhere, and what failed when its time has come. Several
 * processes share the work. A mail may be sent twice, when its process dies between sending and noting it, never lost.
 * @returns how to stop, when the mails that are under way have left
 */
export async function sendOutbox({ db, deliver, origin, log }: Parts): Promise<() => Promise<void>> {
  const { hostname } = new URL(origin)
  let isStopped = false
  let round = Promise.resolve()

  const sendDue = async () => {
    let mails: WaitingMail[]
    do {
      if (isStopped) return
      mails = await leaseMails(db.orm, AT_ONCE)
      await Promise.all(mails.map(send))
    } while (mails.length === AT_ONCE)
  }

  const send = async (mail: WaitingMail) => {
    const { id, recipient: to, template, locale, values, createdAt, tries } = mail
    const messageId = `${createdAt.getTime()}.${id}@${hostname}`
    const letter = drawMail(messageId, { to, template: template as MailTemplate, locale, values }, origin)
    const error = await deliver(letter).then(() => undefined, (error: Failure) => error)
    if (!error) return markSent(db.orm, id)
    // An error's own words may hold the address.
    log.warn({ mail: id, template, tries, code: error.code, responseCode: error.responseCode }, 'mail.notSent')
    if (error instanceof Refused) await deleteMail(db.orm, id)
  }

  const tidy = async () => {
    const lost = await deleteOldMails(db.orm)
    if (lost > 0) log.error({ count: lost }, 'mail.neverSent')
  }

  const afterThat = (work: () => Promise<void>) => () => {
    round = round.then(work).catch((error: unknown) => log.warn({ err: error }, 'mail.outboxUnknown'))
  }
  const look = afterThat(sendDue)
  const timers = [setInterval(look, LOOK_EVERY_MS), setInterval(afterThat(tidy), TIDY_EVERY_MS)]
  for (const timer of timers) timer.unref()
  await db.listen('outbox', look)

  return async () => {
    isStopped = true
    timers.forEach(clearInterval)
    await round
  }
}

type Failure = Error & { code?: string; responseCode?: number }

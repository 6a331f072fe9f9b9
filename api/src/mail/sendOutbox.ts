import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { type Delivery, Refused } from './delivery.ts'
import { drawMail } from './drawMail.ts'
import type { MailTemplate } from './mailTemplates.ts'
import {
  deleteMail,
  deleteOldMails,
  LEASE_MINUTES,
  leaseMails,
  markSent,
  postponeMail,
  type WaitingMail,
} from './outboxQueries.ts'

const AT_ONCE = 5
const LOOK_EVERY_MS = 30_000
const TIDY_EVERY_MS = 60 * 60_000
/** The overall timeout of a delivery, for servers that never stop sending; longer than the socket timeout. */
const LETTER_WITHIN_MS = (LEASE_MINUTES - 3) * 60_000
const STOP_WITHIN_MS = 3_000

type Parts = {
  db: Database
  deliver: Delivery
  origin: string
  log: FastifyBaseLogger
  letterWithinMs?: number
  stopWithinMs?: number
}

/**
 * Sends the outbox: new mails at once (NOTIFY), failed ones when they are due again. Several processes share the work.
 * Delivery is at least once: a mail is sent twice if its process ends between sending and marking it.
 * @returns a function that stops: deliveries under way have `stopWithinMs` to end
 */
export async function sendOutbox({
  db,
  deliver,
  origin,
  log,
  letterWithinMs = LETTER_WITHIN_MS,
  stopWithinMs = STOP_WITHIN_MS,
}: Parts): Promise<() => Promise<void>> {
  const { hostname } = new URL(origin)
  const stopped = new AbortController()
  const underWay = new Set<Promise<void>>()
  let isStopping = false
  let round = Promise.resolve()

  const sendDue = async () => {
    while (!isStopping && underWay.size < AT_ONCE) {
      const mails = await leaseMails(db.orm, AT_ONCE - underWay.size)
      if (mails.length === 0) return
      mails.forEach(begin)
    }
  }

  /** Deliveries run concurrently: a slow one delays no other, and further ones begin when any has ended. */
  const begin = (mail: WaitingMail) => {
    const sending = send(mail)
      .catch(warn)
      .finally(() => {
        underWay.delete(sending)
        look()
      })
    underWay.add(sending)
  }

  const send = async (mail: WaitingMail) => {
    const { id, recipient: to, template, locale, values, createdAt, tries } = mail
    const messageId = `${createdAt.getTime()}.${id}@${hostname}`
    const letter = drawMail(messageId, { to, template: template as MailTemplate, locale, values }, origin)
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(letterWithinMs)])
    const error = await deliver(letter, signal).then(
      () => undefined,
      (error: Failure) => error,
    )
    if (!error) return markSent(db.orm, id)
    // The error's message is not logged: it may contain the address.
    log.warn({ mail: id, template, tries, code: error.code, responseCode: error.responseCode }, 'mail.notSent')
    await (error instanceof Refused ? deleteMail(db.orm, id) : postponeMail(db.orm, id))
  }

  const tidy = async () => {
    const lost = await deleteOldMails(db.orm)
    if (lost > 0) log.error({ count: lost }, 'mail.neverSent')
  }

  const warn = (error: unknown) => log.warn({ err: error }, 'mail.outboxUnknown')
  const afterThat = (work: () => Promise<void>) => () => {
    round = round.then(work).catch(warn)
  }
  const look = afterThat(sendDue)
  const timers = [setInterval(look, LOOK_EVERY_MS), setInterval(afterThat(tidy), TIDY_EVERY_MS)]
  for (const timer of timers) timer.unref()
  await db.listen('outbox', look)

  return async () => {
    isStopping = true
    timers.forEach(clearInterval)
    const insist = setTimeout(() => stopped.abort(), stopWithinMs)
    await round
    await Promise.all(underWay)
    clearTimeout(insist)
  }
}

type Failure = Error & { code?: string; responseCode?: number }

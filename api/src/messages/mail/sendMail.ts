import type { FastifyBaseLogger } from 'fastify'
import type { Queryable, Run } from '../../platform/index.ts'
import { type Delivery, Refused } from './delivery.ts'
import { drawMail } from './drawMail.ts'
import type { MailTemplate } from './mailTemplates.ts'
import { deleteMail, markSent, selectMail } from './outboxQueries.ts'

type Parts = { db: Queryable; deliver: Delivery; origin: string; log: FastifyBaseLogger }

/**
 * The job that sends one mail of the outbox. Delivery is at least once: a mail is sent twice if its process ends between
 * sending and marking it. A mail that is not in the outbox any more was withdrawn, or belonged to an erased account.
 * @returns a function that rejects when the mail is to be sent again
 */
export function sendMail({ db, deliver, origin, log }: Parts) {
  const { hostname } = new URL(origin)

  return async ({ data: { mailId }, signal, isLastTry }: Run<{ mailId: number }>): Promise<void> => {
    const mail = await selectMail(db, mailId)
    if (!mail || mail.sentAt !== null) return
    const { recipient: to, template, createdAt, ...same } = mail
    const messageId = `${createdAt.getTime()}.${mailId}@${hostname}`
    const letter = drawMail(messageId, { ...same, to, template: template as MailTemplate, userId: undefined }, origin)
    try {
      await deliver(letter, signal)
    } catch (thrown) {
      const { code, responseCode } = thrown as Failure
      // The error's message is neither logged nor kept with the job: it may contain the address.
      log.warn({ mail: mailId, template, code, responseCode }, 'mail.notSent')
      if (thrown instanceof Refused) return deleteMail(db, mailId)
      if (isLastTry) log.error({ mail: mailId, template }, 'mail.neverSent')
      throw new Error(`Not sent: ${code ?? responseCode ?? 'no code'}`)
    }
    await markSent(db, mailId)
  }
}

type Failure = Error & { code?: string; responseCode?: number }

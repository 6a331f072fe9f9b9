import fp from 'fastify-plugin'
import type { Queryable } from '../../platform/index.ts'
import { deliverBySmtp, deliverToSandbox } from './delivery.ts'
import type { Mail } from './drawMail.ts'
import { deleteMail, insertMail, insertMails } from './outboxQueries.ts'
import { sendMail } from './sendMail.ts'

declare module 'fastify' {
  interface FastifyInstance {
    mail: {
      /**
       * Writes a mail to the outbox. It is sent after the transaction has committed, and only then. Returns its id.
       * If there is a mail `about` the same already, nothing is written, and the id is that one's.
       */
      post: (mail: Mail, tx: Queryable) => Promise<number>
      /** Writes many mails at once, without `about`: none is left out as written already. */
      postAll: (mails: Omit<Mail, 'about'>[], tx: Queryable) => Promise<void>
      /** Removes a mail of this transaction, before it is sent. */
      withdraw: (id: number, tx: Queryable) => Promise<void>
    }
  }
}

/** Mails that one process sends at the same time: a slow server delays no other. */
const AT_ONCE = 5

/** `app.mail`. Without an SMTP server mail goes to the sandbox, and without that it stays in the outbox. */
export const mail = fp(
  async (app) => {
    const { origin, smtpUrl, mailFrom, sandboxUrl } = app.config
    app.decorate('mail', {
      post: async (mail, tx) => {
        const { id: mailId, isNew } = await insertMail(tx, mail)
        if (isNew) await app.jobs.send(tx, 'mail', { mailId })
        return mailId
      },
      postAll: async (mails, tx) => {
        const ids = await insertMails(tx, mails)
        await app.jobs.sendAll(
          tx,
          'mail',
          ids.map((mailId) => ({ mailId })),
        )
      },
      withdraw: (id, tx) => deleteMail(tx, id),
    })
    const deliver = smtpUrl ? deliverBySmtp(smtpUrl, mailFrom) : sandboxUrl && deliverToSandbox(sandboxUrl, mailFrom)
    if (!deliver) return
    app.jobs.work('mail', sendMail({ db: app.db, deliver, origin, log: app.log }), { atOnce: AT_ONCE })
  },
  { name: 'mail', dependencies: ['jobs'], decorators: { fastify: ['db', 'config'] } },
)

import fp from 'fastify-plugin'
import type { Orm } from '../database/database.ts'
import { deliverBySmtp, deliverToSandbox } from './delivery.ts'
import type { Mail } from './drawMail.ts'
import { deleteMail, insertMail } from './outboxQueries.ts'
import { sendOutbox } from './sendOutbox.ts'

export { type MailConfig, readMailConfig } from './readMailConfig.ts'

declare module 'fastify' {
  interface FastifyInstance {
    mail: {
      /** Writes a mail to the outbox. It is sent after the transaction has committed, and only then. Returns its id. */
      post: (mail: Mail, tx: Orm) => Promise<number>
      /** Removes a mail of this transaction, before it is sent. */
      withdraw: (id: number, tx: Orm) => Promise<void>
    }
  }
}

/** `app.mail`. Without an SMTP server mail goes to the sandbox, and without that it stays in the outbox. */
export const mail = fp(
  async (app) => {
    const { origin, smtpUrl, mailFrom, sandboxUrl } = app.config
    app.decorate('mail', {
      post: (mail, tx) => insertMail(tx, mail),
      withdraw: (id, tx) => deleteMail(tx, id),
    })

    const deliver = smtpUrl ? deliverBySmtp(smtpUrl, mailFrom) : sandboxUrl && deliverToSandbox(sandboxUrl, mailFrom)
    if (!deliver) return
    let stop: (() => Promise<void>) | undefined
    app.addHook('onReady', async () => {
      stop = await sendOutbox({ db: app.db, deliver, origin, log: app.log })
    })
    app.addHook('onClose', async () => stop?.())
  },
  { name: 'mail', decorators: { fastify: ['db', 'config'] } },
)

import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Orm } from '../db/database.ts'
import { deliverBySmtp, deliverToSandbox } from './delivery.ts'
import type { Mail } from './drawMail.ts'
import { insertMail } from './outboxQueries.ts'
import { sendOutbox } from './sendOutbox.ts'

declare module 'fastify' {
  interface FastifyInstance {
    mail: {
      /** Writes a mail that leaves when the transaction is committed, and never when it is not. */
      post: (mail: Mail, tx: Orm) => Promise<void>
    }
  }
}

type Settings = Pick<Config, 'origin' | 'smtpUrl' | 'mailFrom' | 'sandboxUrl'>

/** `app.mail`. Without an SMTP server mail goes to the sandbox, and without that it stays in the outbox. */
export function registerMail(app: FastifyInstance, { origin, smtpUrl, mailFrom, sandboxUrl }: Settings): void {
  app.decorate('mail', { post: (mail, tx) => insertMail(tx, mail) })

  const deliver = smtpUrl ? deliverBySmtp(smtpUrl, mailFrom) : sandboxUrl && deliverToSandbox(sandboxUrl, mailFrom)
  if (!deliver) return
  let stop: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    stop = await sendOutbox({ db: app.db, deliver, origin, log: app.log })
  })
  app.addHook('onClose', async () => stop?.())
}

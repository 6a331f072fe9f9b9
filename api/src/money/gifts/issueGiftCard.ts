import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../../platform/index.ts'
import { deliverGiftCard } from './deliverGiftCard.ts'
import { giftSecretsOf } from './giftCodes.ts'
import { markIssued } from './issueQueries.ts'
import { mailReceipt } from './mailReceipt.ts'

/**
 * Gives a paid gift order its code, in the transaction that makes it paid, and mails the giver; once. The card goes to
 * its recipient at once, or on its day.
 */
export async function issueGiftCard(
  app: FastifyInstance,
  tx: Queryable,
  { id: orderId }: { id: string },
): Promise<void> {
  const secrets = giftSecretsOf(app.config.authSecrets[0], orderId)
  if (!(await markIssued(tx, orderId, secrets))) return
  await mailReceipt(app, tx, { orderId, token: secrets.token, about: `giftReceipt:${orderId}` })
  await deliverGiftCard(app, tx, orderId)
}

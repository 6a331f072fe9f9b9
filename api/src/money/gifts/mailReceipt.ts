import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../../platform/index.ts'
import { formatPrice } from '../../catalogue/index.ts'
import { selectIssued } from './issueQueries.ts'

/** Mails the giver the link of the card. @param about what of it is told only once */
export async function mailReceipt(
  app: FastifyInstance,
  tx: Queryable,
  { orderId, token, about }: { orderId: string; token: string; about: string },
): Promise<void> {
  const card = await selectIssued(tx, orderId)
  if (!card) throw new Error('A paid gift order has no card')
  const { email: to, userId, locale, amount, deliverOn, ...values } = card
  if (!to) return
  await app.mail.post(
    {
      to,
      template: 'giftReceipt',
      locale,
      about,
      values: {
        ...values,
        amount: formatPrice({ amount, currency: 'PLN' }, locale),
        deliverOn: deliverOn ?? '',
        token,
        orderId,
      },
      ...(userId !== null && { userId }),
    },
    tx,
  )
}

import type { Purchaser } from '@kinora/contracts'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { giftSecretsOf } from '../../src/money/gifts/giftCodes.ts'
import { issueGiftCard } from '../../src/money/gifts/issueGiftCard.ts'
import { giftCards } from '../../src/money/gifts/giftTables.ts'
import { orders } from '../../src/money/orders/orderTables.ts'

export const PURCHASER: Purchaser = {
  email: 'ola@kinora.example',
  firstName: 'Ola',
  lastName: 'Nowak',
  streetAddress: 'Polna 5',
  city: 'Gdynia',
  postCode: '81-001',
  country: 'PL',
  telephoneNumber: '+48512345678',
}

type Gift = {
  order?: Partial<typeof orders.$inferInsert>
  card?: Partial<typeof giftCards.$inferInsert>
}

/** A gift card of one month that was paid just now, with its code; its mails are on their way. */
export async function addGift(app: FastifyInstance, { order, card }: Gift = {}) {
  await app.ready()
  const [paid] = await app.db.orm
    .insert(orders)
    .values({
      kind: 'gift',
      state: 'paid',
      lookupKey: 'gift-1',
      months: 1,
      amount: 4_950,
      amountPaid: 4_950,
      locale: 'pl',
      paidAt: new Date(),
      ...order,
    })
    .returning()
  if (!paid) throw new Error('The order was not inserted')
  await app.db.orm.insert(giftCards).values({
    orderId: paid.id,
    templateId: 1,
    purchaser: PURCHASER,
    recipientEmail: 'jan@kinora.example',
    message: '',
    ...card,
  })
  if (paid.state === 'paid') await app.db.transaction((tx) => issueGiftCard(app, tx, paid))
  return { id: paid.id, ...giftSecretsOf(app.config.authSecrets[0], paid.id) }
}

/** A body of `POST gift-card-orders`. */
export const giftOrder = (changes: object = {}) => ({
  lookupKey: 'gift-1',
  designId: 1,
  purchaser: PURCHASER,
  recipient: { email: 'jan@kinora.example' },
  terms: true,
  key: randomUUID(),
  ...changes,
})

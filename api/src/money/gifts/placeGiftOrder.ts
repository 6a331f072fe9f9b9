import type { NewGiftOrder } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { FastifyInstance } from 'fastify'
import { formProblem, type Queryable } from '../../platform/index.ts'
import { hasGiftTemplate, selectForSale } from '../../catalogue/index.ts'
import { createOrder } from '../orders/createOrder.ts'
import { openCheckout } from '../checkout/openCheckout.ts'
import { selectPerson } from '../orders/personQueries.ts'
import { insertGiftCard } from './insertGiftCard.ts'
import { readGiftOrder } from './readGiftOrder.ts'

/** What somebody asks to buy, and is right. @throws ApiProblem 400 for a wrong field, 404 for what is not sold */
export async function requireGift(db: Queryable, body: NewGiftOrder) {
  readGiftOrder(body)
  if (!(await hasGiftTemplate(db, body.designId))) throw formProblem(404, 'designId', 'gift.wrongDesign')
  const product = await selectForSale(db, 'gift', body.lookupKey)
  if (!product) throw formProblem(404, 'lookupKey', 'checkout.wrongProduct')
  return product
}

type Who = { userId: number | null; locale: Locale }

/**
 * Orders a gift card. Returns the address of the page where it is paid. Sent again with the same `key`, it is the same
 * order. @throws ApiProblem 400 for a wrong field, 404 `gift.wrongDesign` or what `createOrder` and `openCheckout` throw
 */
export async function placeGiftOrder(app: FastifyInstance, body: NewGiftOrder, who: Who): Promise<string> {
  const { purchaser, ...gift } = readGiftOrder(body)
  const { lookupKey, designId: templateId, key, referral, lang = who.locale } = body
  const { order, giver } = await app.db.transaction(async (tx) => {
    if (!(await hasGiftTemplate(tx, templateId))) throw formProblem(404, 'designId', 'gift.wrongDesign')
    const order = await createOrder(tx, {
      kind: 'gift',
      lookupKey,
      userId: who.userId,
      locale: lang,
      ...(key && { writeId: key }),
      ...(referral && { referral }),
    })
    await insertGiftCard(tx, { orderId: order.id, templateId, purchaser, ...gift })
    return { order, giver: who.userId === null ? undefined : await selectPerson(tx, who.userId) }
  })
  return openCheckout(app, order, { email: purchaser.email, registeredBy: giver?.registeredBy ?? null })
}

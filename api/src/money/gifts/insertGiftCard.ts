import { eq, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { acrossOwners, ApiProblem, type Queryable } from '../../platform/index.ts'
import { giftCards } from './giftTables.ts'

export type NewGiftCard = Pick<
  typeof giftCards.$inferInsert,
  'orderId' | 'templateId' | 'purchaser' | 'recipientEmail' | 'message'
> & { deliverOn: string | null }

const ofOrder = (orderId: string) =>
  sql`${eq(giftCards.orderId, orderId)} and ${sql.raw(acrossOwners('what was ordered is compared with its repetition'))}`

/**
 * Writes the card of a gift order; once.
 * @throws ApiProblem 409 `order.otherContent` if the order has a card with another content
 */
export async function insertGiftCard(tx: Queryable, card: NewGiftCard): Promise<void> {
  const written = await tx.orm.insert(giftCards).values(card).onConflictDoNothing().returning()
  if (written.length > 0) return
  const { orderId, templateId, purchaser, recipientEmail, message, deliverOn } = giftCards
  const [existingCard] = await tx.orm
    .select({ orderId, templateId, purchaser, recipientEmail, message, deliverOn })
    .from(giftCards)
    .where(ofOrder(card.orderId))
  if (!isDeepStrictEqual(existingCard, card)) throw new ApiProblem(409, 'order.otherContent')
}

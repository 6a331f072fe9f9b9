import type { Purchaser } from '@kinora/contracts'
import { date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { users } from '../../identity/identityTables.ts'
import { orders } from '../orders/orderTables.ts'

/**
 * The card of a gift order. Its code is stored as SHA-256, from when the order is paid. `deliverOn`: the day, in Poland,
 * on which the code is mailed to the recipient; null: as soon as it is paid.
 */
export const giftCards = pgTable(
  'gift_cards',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    templateId: integer('template_id').notNull(),
    purchaser: jsonb().$type<Purchaser>().notNull(),
    recipientEmail: text('recipient_email').notNull(),
    message: text().notNull(),
    deliverOn: date('deliver_on', { mode: 'string' }),
    codeHash: text('code_hash').unique(),
    /** Of the link that shows the card. */
    tokenHash: text('token_hash').unique(),
    expiresAt: moment('expires_at'),
    deliveredAt: moment('delivered_at'),
    redeemedBy: integer('redeemed_by').references(() => users.id, { onDelete: 'set null' }),
    redeemedAt: moment('redeemed_at'),
  },
  (table) => [
    index('gift_cards_redeemed_by').on(table.redeemedBy),
    index('gift_cards_undelivered').on(table.deliverOn, table.deliveredAt),
  ],
)

import fp from 'fastify-plugin'
import { orderGift } from './orderGift.ts'
import { orderGiftByForm } from './orderGiftByForm.ts'

/** Ordering gift cards. What becomes of a paid card is in gifts, which orders needs. */
export const giftOrders = fp(
  async (app) => {
    app.register(orderGift)
    app.register(orderGiftByForm)
  },
  { name: 'giftOrders', encapsulate: true, dependencies: ['policies', 'limits', 'orders'] },
)

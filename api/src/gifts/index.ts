import fp from 'fastify-plugin'
import { activateGift } from './activateGift.ts'
import { deliverDueCards } from './deliverGiftCard.ts'
import { showGiftCard } from './showGiftCard.ts'

export { DELIVERY_TIME_ZONE } from './deliverGiftCard.ts'
export { forgetGiver } from './forgetGiver.ts'
export { insertGiftCard } from './insertGiftCard.ts'
export { issueGiftCard } from './issueGiftCard.ts'

/** Gift cards: their codes, delivery and redemption. They are ordered in gift-orders. */
export const gifts = fp(
  async (app) => {
    app.register(activateGift)
    app.register(showGiftCard)
    app.jobs.work('gifts', () => deliverDueCards(app))
  },
  { name: 'gifts', encapsulate: true, dependencies: ['policies', 'limits', 'jobs', 'mail'] },
)

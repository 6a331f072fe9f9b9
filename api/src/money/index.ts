import fp from 'fastify-plugin'
import type { EventAbout } from './payments/aboutEvent.ts'
import { activateGift } from './gifts/activateGift.ts'
import { deliverDueCards } from './gifts/deliverGiftCard.ts'
import { orderGift } from './gifts/orderGift.ts'
import { orderGiftByForm } from './gifts/orderGiftByForm.ts'
import { showGiftCard } from './gifts/showGiftCard.ts'
import { type AtProvider, endPayments } from './orders/endPayments.ts'
import { getInvoice } from './checkout/getInvoice.ts'
import { getPayment } from './checkout/getPayment.ts'
import { handleEvent } from './settlement/handleEvent.ts'
import { listPayments } from './orders/listPayments.ts'
import { type EndedPlan, endPlan } from './settlement/endPlan.ts'
import { reconcile } from './settlement/reconcile.ts'
import { refundOrder } from './settlement/refundOrder.ts'
import { requireArrived, type ReturnedRefunds } from './settlement/requireArrived.ts'
import { startCheckout } from './checkout/startCheckout.ts'
import { receiveWebhook } from './payments/receiveWebhook.ts'
import { getPlan } from './subscriptions/getPlan.ts'
import { getStatus } from './subscriptions/getStatus.ts'
import { listInvoices } from './subscriptions/listInvoices.ts'
import { openPortal } from './subscriptions/openPortal.ts'
import { withdraw } from './withdrawals/withdraw.ts'

export { forgetGiver } from './gifts/forgetGiver.ts'
export { planEndOfPayments } from './orders/endPayments.ts'
export { checkAccount } from './account/checkAccount.ts'
export { importMethods } from './account/importMethods.ts'
export { importProducts } from './account/importProducts.ts'
export { importWebhook } from './account/importWebhook.ts'
export { SWITCHES } from './account/switches.ts'
export { paymentsOf } from './payments/Payments.ts'
export { importPortals } from './payments/importPortals.ts'
export { importPrices } from './payments/importPrices.ts'
export { type PaymentsConfig, readPaymentsConfig } from './payments/readPaymentsConfig.ts'
export { stripeClient } from './payments/stripeClient.ts'
export { planSql } from './subscriptions/planSql.ts'
export { selectPlan } from './subscriptions/subscriptionQueries.ts'

/** Events that one process handles at the same time: a slow answer of the provider delays no other. */
const AT_ONCE = 5

type EventJob = { data: { eventId: string; about: EventAbout } }
type LeaverJob = { data: AtProvider }
type OrderJob = { data: { orderId: string } }

/** Orders and their payment, what they give and until when, gift cards, and withdrawal from contracts. */
export const money = fp(
  async (app) => {
    app.register(startCheckout)
    app.register(getPayment)
    app.register(getInvoice)
    app.register(listPayments)
    app.register(receiveWebhook)
    app.jobs.work('payments', ({ data: { eventId, about } }: EventJob) => handleEvent(app, eventId, about), {
      atOnce: AT_ONCE,
    })
    app.jobs.work('reconciliation', () => reconcile(app))

    app.register(getStatus)
    app.register(getPlan)
    app.register(listInvoices)
    app.register(openPortal)

    app.register(orderGift)
    app.register(orderGiftByForm)
    app.register(activateGift)
    app.register(showGiftCard)
    app.jobs.work('gifts', () => deliverDueCards(app))

    app.register(withdraw)
    app.jobs.work('withdrawals', ({ data }: OrderJob) => refundOrder(app, data.orderId))
    app.jobs.work('returnedRefunds', ({ data }: { data: ReturnedRefunds }) => requireArrived(app, data))
    app.jobs.work('endings', ({ data }: { data: EndedPlan }) => endPlan(app, data))
    app.jobs.work('leavers', ({ data }: LeaverJob) => endPayments(app, data))
  },
  {
    name: 'money',
    encapsulate: true,
    decorators: { fastify: ['payments'] },
    dependencies: ['policies', 'limits', 'jobs', 'mail'],
  },
)

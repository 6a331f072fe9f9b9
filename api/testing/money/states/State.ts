import type { PlanOverview } from '@kinora/contracts'
import { selectAllForSale } from '../../../src/catalogue/offers/offerQueries.ts'
import { importPrices } from '../../../src/money/payments/importPrices.ts'
import { addGift } from '../gifts.ts'
import { CARD } from '../payments.ts'
import type { Subscriber } from '../plans.ts'

type Status = NonNullable<PlanOverview['plan']>['status'] | null

/**
 * What happened, and what is said of it: the answer of the API, whether another plan can be bought, the messages of the
 * page of plans, what the page of the newest order shows, and the mails. `ago`: when it begins, in days.
 */
export type State = {
  name: string
  isOften?: true
  ago?: number | 'month'
  make: (who: Subscriber) => Promise<unknown>
  api: { status: Status; isActive: boolean | null; buys: boolean }
  page: string[]
  payment: string | null
  mails: string[]
}

export const BOUGHT = ['welcomeToPlan', 'receipt']
export const refund = ({ stripe }: Subscriber, payment_intent: string, amount?: number) =>
  stripe.refunds.create({ payment_intent, ...(amount && { amount }) })
export const dispute = async ({ control, deliverAll }: Subscriber, charge: string): Promise<string> => {
  const { id } = await control('POST', `/charges/${charge}/dispute`)
  await deliverAll()
  return id
}
/** The bank decides about a month that was disputed. */
export const decide = async (who: Subscriber, outcome: 'won' | 'lost') => {
  const id = await dispute(who, (await who.buy()).charge)
  await who.control('POST', `/disputes/${id}/close`, { outcome })
}
export const end = ({ stripe }: Subscriber, subscription: string) =>
  stripe.subscriptions.update(subscription, { cancel_at_period_end: true })
/** A month, and before it ends another plan, which follows it. */
export const buyEarly = async (who: Subscriber, card = CARD, lookupKey = 'plan-3') => {
  const first = await who.buy()
  await end(who, first.subscription)
  await who.deliverAll()
  return { first, next: await who.buy(lookupKey, card) }
}
export const BOUGHT_EARLY = [...BOUGHT, 'planOrdered']
/** Chooses another plan in the portal. */
export const change = async ({ app, get, stripe, submit }: Subscriber, subscription: string, lookupKey: string) => {
  await importPrices(stripe, await selectAllForSale(app.db))
  const { data: prices } = await stripe.prices.list({ lookup_keys: [lookupKey] })
  const { data: portal } = await get('/subscription/customerPortal')
  await submit(`${portal}/plan?subscription=${subscription}`, { price: prices[0]?.id ?? '' })
}
/** Gives back the last charge of a plan. */
export const refundRenewal = async (who: Subscriber, subscription: string) => {
  const { latest_invoice } = await who.stripe.subscriptions.retrieve(subscription)
  const { data } = await who.stripe.invoicePayments.list({ invoice: String(latest_invoice) })
  return refund(who, String(data[0]?.payment.payment_intent))
}
export const redeem = async ({ app, ask, headers }: Subscriber) => {
  const { code } = await addGift(app)
  return ask({ method: 'PUT', url: `/api/gift-card-orders/activate/${code}`, headers, payload: { data: {} } })
}
export const withdraw = ({ ask, email, headers, settled }: Subscriber, order: string) =>
  ask({ method: 'POST', url: `/api/payment/${order}/withdrawal`, headers, payload: { email } }).then(() =>
    settled(order),
  )

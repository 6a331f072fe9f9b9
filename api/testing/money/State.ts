import type { PlanOverview } from '@kinora/contracts'
import { addGift } from './gifts.ts'
import { CARD } from './payments.ts'
import type { Subscriber } from './plans.ts'

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
export const buyEarly = async (who: Subscriber, card = CARD) => {
  const first = await who.buy()
  await end(who, first.subscription)
  await who.deliverAll()
  return { first, next: await who.buy('plan-3', card) }
}
export const redeem = async ({ app, ask, headers }: Subscriber) => {
  const { code } = await addGift(app)
  return ask({ method: 'PUT', url: `/api/gift-card-orders/activate/${code}`, headers, payload: { data: {} } })
}
export const withdraw = ({ ask, email, settled }: Subscriber, order: string) =>
  ask({ method: 'POST', url: `/api/payment/${order}/withdrawal`, payload: { email } }).then(() => settled(order))

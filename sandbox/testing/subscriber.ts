import type Stripe from 'stripe'
import { card, DAY_S, type Shop } from './shop.ts'

type Who = { number?: string; from?: string; plan?: string; session?: Partial<Stripe.Checkout.SessionCreateParams> }

/** Somebody with a plan, who lives by a test clock of their own. @param configuration of the portal that they open */
export async function newSubscriber(shop: Shop, configuration: string, who: Who = {}) {
  const { stripe } = shop
  const { number = '4242424242424242', from = '2027-01-31T12:00:00Z', plan = 'plan_1m' } = who
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Date.parse(from) / 1000 })
  const customer = await stripe.customers.create({ email: 'jan@kinora.example', test_clock: clock.id })
  const session = await shop.checkout(plan, { customer: customer.id, ...who.session })
  const answer = await shop.submit(session.url ?? '', card(number))
  if (answer.headers.get('location')?.endsWith('/confirm'))
    await shop.submit(`${session.url}/confirm`, { action: 'confirm' })
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id)
  const id = String(subscription)
  const portal = async () =>
    (
      await stripe.billingPortal.sessions.create({
        customer: customer.id,
        return_url: 'http://localhost:3000/',
        locale: 'pl',
        configuration,
      })
    ).url
  return {
    id,
    clock: clock.id,
    customer: customer.id,
    session: session.id,
    until: (at: string) => advance(stripe, clock.id, Date.parse(at) / 1000),
    read: () => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice', 'schedule'] }),
    portal,
    press: async (step: string, form: Record<string, string> = {}) =>
      shop.submit(`${await portal()}/${step}?subscription=${id}`, form),
  }
}

/** A clock goes two intervals of a plan at once, at most: a month is short enough for each that is sold. */
async function advance(stripe: Stripe, clock: string, until: number): Promise<void> {
  const { frozen_time: from } = await stripe.testHelpers.testClocks.retrieve(clock)
  const step = Math.min(until, from + 31 * DAY_S)
  await stripe.testHelpers.testClocks.advance(clock, { frozen_time: step })
  if (step < until) await advance(stripe, clock, until)
}

/** The latest invoice of a subscription that was read with it. */
export const latest = ({ latest_invoice }: Stripe.Subscription) => latest_invoice as Stripe.Invoice

import type Stripe from 'stripe'
import type { Shop } from '../shop.ts'
import type { newSubscriber } from '../subscriber.ts'

/** What a behaviour is tried with, at the sandbox and in Stripe's test mode. */
export type Trial = {
  stripe: Stripe
  /** The beginning of what has to be unique in an account. */
  run: string
  newPrice: (lookupKey: string, amount: number, more?: Partial<Stripe.PriceCreateParams>) => Promise<Stripe.Price>
  newCustomer: (params?: Stripe.CustomerCreateParams) => Promise<Stripe.Customer>
  newClock: (frozenTime: number) => Promise<Stripe.TestHelpers.TestClock>
  newEndpoint: (more?: Partial<Stripe.WebhookEndpointCreateParams>) => Promise<Stripe.WebhookEndpoint>
  /** Opens a page to pay for a price. */
  session: (price: string, more?: Partial<Stripe.Checkout.SessionCreateParams>) => Promise<Stripe.Checkout.Session>
}

/** What only the sandbox can be made to do by a test: somebody pays, and time goes by. */
export type PaidTrial = { shop: Shop; subscriber: (who?: Parameters<typeof newSubscriber>[2]) => Subscriber }
type Subscriber = ReturnType<typeof newSubscriber>

/** Something that Stripe does and Kinora counts on, with the page of its documentation that says so. */
export type Behaviour<T> = {
  says: string
  source: `https://docs.stripe.com/${string}`
  holds: (trial: T) => Promise<void>
}

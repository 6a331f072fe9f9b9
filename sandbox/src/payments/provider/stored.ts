import type Stripe from 'stripe'

/**
 * An object of Stripe as it is stored: a reference to another object is its id, and a decimal number is a text, as on
 * the wire.
 */
export type Stored<T> = [Extract<T, { object: string }>] extends [never]
  ? Inner<T>
  : [Extract<T, string>] extends [never]
    ? Inner<T>
    : Extract<T, string | null | undefined>

type Inner<T> = T extends string
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends (infer Item)[]
      ? Stored<Item>[]
      : T extends object
        ? { [Field in keyof T]: Stored<T[Field]> }
        : T

/** What the sandbox stores, by its `object`. */
export type Objects = {
  'billing_portal.configuration': Stored<Stripe.BillingPortal.Configuration>
  'billing_portal.session': Stored<Stripe.BillingPortal.Session>
  charge: Stored<Stripe.Charge>
  'checkout.session': Stored<Stripe.Checkout.Session>
  coupon: Stored<Stripe.Coupon>
  customer: Stored<Stripe.Customer>
  discount: Stored<Stripe.Discount>
  dispute: Stored<Stripe.Dispute>
  event: StoredEvent
  invoice: Stored<Stripe.Invoice>
  invoice_payment: Stored<Stripe.InvoicePayment>
  payment_intent: Stored<Stripe.PaymentIntent>
  payment_method_configuration: Stored<Stripe.PaymentMethodConfiguration>
  payment_method: Stored<Stripe.PaymentMethod>
  price: Stored<Stripe.Price>
  product: Stored<Stripe.Product>
  promotion_code: Stored<Stripe.PromotionCode>
  refund: Stored<Stripe.Refund>
  subscription: Stored<Stripe.Subscription>
  subscription_schedule: Stored<Stripe.SubscriptionSchedule>
  'tax.registration': Stored<Stripe.Tax.Registration>
  'tax.settings': Stored<Stripe.Tax.Settings>
  'test_helpers.test_clock': Stored<Stripe.TestHelpers.TestClock>
  webhook_endpoint: Stored<Stripe.WebhookEndpoint>
}
export type Kind = keyof Objects

type StoredEvent = Stored<Omit<Stripe.EventBase, 'data' | 'type'>> & {
  object: 'event'
  type: string
  data: { object: object; previous_attributes?: object }
}

export type Charge = Objects['charge']
export type CheckoutSession = Objects['checkout.session']
export type Coupon = Objects['coupon']
export type Customer = Objects['customer']
export type Discount = Objects['discount']
export type Event = Objects['event']
export type Invoice = Objects['invoice']
export type InvoicePayment = Objects['invoice_payment']
export type PaymentIntent = Objects['payment_intent']
export type PaymentMethod = Objects['payment_method']
export type Price = Objects['price']
export type Product = Objects['product']
export type PromotionCode = Objects['promotion_code']
export type Subscription = Objects['subscription']
export type LineItem = Stored<{ of: Stripe.LineItem[] }>['of'][number]
export type SubscriptionItem = Subscription['items']['data'][number]
export type InvoiceLine = Invoice['lines']['data'][number]

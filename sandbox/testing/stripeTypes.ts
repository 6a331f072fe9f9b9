import type Stripe from 'stripe'

/* What the sandbox answers, and what it is asked. The tests make JSON Schema of these. */

export type BillingPortalSession = Stripe.BillingPortal.Session
export type Charge = Stripe.Charge
export type CheckoutSession = Stripe.Checkout.Session
export type Coupon = Stripe.Coupon
export type Customer = Stripe.Customer
export type DeletedCustomer = Stripe.DeletedCustomer
export type DeletedTestClock = Stripe.TestHelpers.DeletedTestClock
export type Discount = Stripe.Discount
export type Dispute = Stripe.Dispute
export type Invoice = Stripe.Invoice
export type InvoicePayment = Stripe.InvoicePayment
export type LineItem = Stripe.LineItem
export type PaymentIntent = Stripe.PaymentIntent
export type PaymentMethod = Stripe.PaymentMethod
export type PaymentMethodConfiguration = Stripe.PaymentMethodConfiguration
export type PortalConfiguration = Stripe.BillingPortal.Configuration
export type Price = Stripe.Price
export type Product = Stripe.Product
export type PromotionCode = Stripe.PromotionCode
export type Refund = Stripe.Refund
export type Subscription = Stripe.Subscription
export type SubscriptionSchedule = Stripe.SubscriptionSchedule
export type TaxRegistration = Stripe.Tax.Registration
export type TaxSettings = Stripe.Tax.Settings
export type TestClock = Stripe.TestHelpers.TestClock
export type DeletedWebhookEndpoint = Stripe.DeletedWebhookEndpoint
export type WebhookEndpoint = Stripe.WebhookEndpoint
export type Event = Omit<Stripe.EventBase, 'data' | 'type'> & {
  type: string
  data: { object: unknown; previous_attributes?: unknown }
}

/** An answer that is none. */
export type Refusal = { error: Stripe.StripeRawError & { type: string; message: string } }

export type CheckoutSessionCreate = Stripe.Checkout.SessionCreateParams
export type CheckoutSessionExpire = Stripe.Checkout.SessionExpireParams
export type CheckoutSessionListLineItems = Stripe.Checkout.SessionListLineItemsParams
export type CouponCreate = Stripe.CouponCreateParams
export type CustomerCreate = Stripe.CustomerCreateParams
export type CustomerDelete = Stripe.CustomerDeleteParams
export type CustomerUpdate = Stripe.CustomerUpdateParams
export type DisputeList = Stripe.DisputeListParams
export type EventList = Stripe.EventListParams
export type InvoiceList = Stripe.InvoiceListParams
export type InvoicePaymentList = Stripe.InvoicePaymentListParams
export type PortalConfigurationCreate = Stripe.BillingPortal.ConfigurationCreateParams
export type PortalConfigurationList = Stripe.BillingPortal.ConfigurationListParams
export type PortalConfigurationUpdate = Stripe.BillingPortal.ConfigurationUpdateParams
export type PortalSessionCreate = Stripe.BillingPortal.SessionCreateParams
export type PriceCreate = Stripe.PriceCreateParams
export type PriceList = Stripe.PriceListParams
export type PriceUpdate = Stripe.PriceUpdateParams
export type ProductCreate = Stripe.ProductCreateParams
export type ProductList = Stripe.ProductListParams
export type ProductUpdate = Stripe.ProductUpdateParams
export type PromotionCodeCreate = Stripe.PromotionCodeCreateParams
export type PromotionCodeList = Stripe.PromotionCodeListParams
export type RefundCreate = Stripe.RefundCreateParams
export type SubscriptionCancel = Stripe.SubscriptionCancelParams
export type SubscriptionList = Stripe.SubscriptionListParams
export type SubscriptionUpdate = Stripe.SubscriptionUpdateParams
export type ChargeList = Stripe.ChargeListParams
export type PaymentMethodConfigurationList = Stripe.PaymentMethodConfigurationListParams
export type PaymentMethodConfigurationUpdate = Stripe.PaymentMethodConfigurationUpdateParams
export type TaxRegistrationCreate = Stripe.Tax.RegistrationCreateParams
export type TaxRegistrationList = Stripe.Tax.RegistrationListParams
export type TaxSettingsUpdate = Stripe.Tax.SettingsUpdateParams
export type TestClockAdvance = Stripe.TestHelpers.TestClockAdvanceParams
export type TestClockCreate = Stripe.TestHelpers.TestClockCreateParams
export type TestClockDelete = Stripe.TestHelpers.TestClockDeleteParams
export type TestClockList = Stripe.TestHelpers.TestClockListParams
export type WebhookEndpointCreate = Stripe.WebhookEndpointCreateParams
export type WebhookEndpointDelete = Stripe.WebhookEndpointDeleteParams
export type WebhookEndpointList = Stripe.WebhookEndpointListParams
export type WebhookEndpointUpdate = Stripe.WebhookEndpointUpdateParams
export type Retrieve = { expand?: string[] }

import { taxIn } from '../account/taxCalls.ts'
import { takenOff } from '../billing/discounts.ts'
import { nulls } from '../provider/nulls.ts'
import { newId, type Provider } from '../provider/openProvider.ts'
import type { CheckoutSession, Coupon, LineItem, Price } from '../provider/stored.ts'

/** What the pages need to know of a session and the API does not tell. */
export type SessionSecret = {
  lineItems: { price: string; quantity: number }[]
  subscriptionMetadata: Record<string, string>
  paymentMetadata: Record<string, string>
  /** When the subscription is charged first; null at once. */
  trialEnd: number | null
  /** The payment that waits for the bank's confirmation. */
  waiting?: Waiting | undefined
  /** The transfer that is at the bank's page. */
  bank?: { email: string }
  /** The payer's NIP, for the invoice. */
  taxId?: string | undefined
}
export type Waiting = { number: string; expMonth: number; expYear: number; name: string; email: string }

/** How long a session can be paid, unless told otherwise. */
export const SESSION_S = 86_400

export type NewSession = SessionSecret & {
  mode: 'payment' | 'subscription'
  currency: string
  customer: string | null
  email: string | null
  reference: string | null
  metadata: Record<string, string>
  locale: string
  successUrl: string
  cancelUrl: string | null
  expiresAt: number
  allowsCodes: boolean
  discount: { coupon: string | null; promotion_code: string | null } | null
  methods: string[]
  hasTax: boolean
  hasInvoice: boolean
  asksTaxId: boolean
  isAdaptive: boolean
}

/** A session that can be paid at its address until it expires. */
export function newSession(provider: Provider, params: NewSession): CheckoutSession {
  const { store } = provider
  const clock = provider.clockOf(params.customer)
  const id = newId('cs_test', 58)
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: params.isAdaptive },
    ...nulls('after_expiration allowed_payment_method_types amount_subtotal amount_total'),
    ...nulls('billing_address_collection client_secret collected_information consent consent_collection'),
    ...nulls('currency_conversion customer_account customer_details discounts integration_identifier invoice'),
    ...nulls('managed_payments origin_context payment_intent payment_link payment_method_configuration_details'),
    ...nulls('permissions recovered_from saved_payment_method_options setup_intent shipping_address_collection'),
    ...nulls('shipping_cost submit_type subscription total_details wallet_options'),
    allow_promotion_codes: params.allowsCodes || null,
    automatic_tax: params.hasTax
      ? { enabled: true, liability: { type: 'self' }, provider: 'stripe', status: 'complete' }
      : { enabled: false, liability: null, provider: null, status: null },
    ...(params.asksTaxId && { tax_id_collection: { enabled: true, required: 'never' as const } }),
    cancel_url: params.cancelUrl,
    client_reference_id: params.reference,
    created: provider.timeOf(clock),
    currency: params.currency,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: params.customer,
    customer_creation: params.customer ? null : params.mode === 'subscription' ? 'always' : 'if_required',
    customer_email: params.email,
    expires_at: params.expiresAt,
    invoice_creation: params.mode === 'payment' ? { ...NO_INVOICE, enabled: params.hasInvoice } : null,
    livemode: false,
    locale: params.locale,
    metadata: params.metadata,
    mode: params.mode,
    payment_method_collection: params.mode === 'subscription' ? 'always' : 'if_required',
    payment_method_options: {},
    payment_method_types: params.methods,
    payment_status: 'unpaid',
    shipping_options: [],
    status: 'open',
    success_url: params.successUrl,
    ui_mode: 'hosted_page',
    url: `${provider.pagesUrl}/c/${id}`,
  }
  const { lineItems, subscriptionMetadata, paymentMetadata, trialEnd } = params
  const priced = withDiscount(provider, session, params, params.discount)
  store.put(priced)
  store.setSecret(id, { lineItems, subscriptionMetadata, paymentMetadata, trialEnd })
  provider.plan('expireSession', id, clock, params.expiresAt)
  return priced
}

const NO_INVOICE: NonNullable<CheckoutSession['invoice_creation']> = {
  enabled: false,
  invoice_data: {
    ...nulls('account_tax_ids custom_fields description footer issuer rendering_options'),
    metadata: {},
  },
}

export const secretOf = ({ store }: Provider, session: string): SessionSecret => {
  const secret = store.secretOf<SessionSecret>(session)
  if (!secret) throw new Error(`No secret of ${session}`)
  return secret
}

/** The session with the amounts that a coupon leaves. Before a trial nothing is charged. */
export function withDiscount(
  provider: Provider,
  session: CheckoutSession,
  { lineItems, trialEnd }: Pick<SessionSecret, 'lineItems' | 'trialEnd'>,
  discount: NewSession['discount'],
): CheckoutSession {
  const subtotal = trialEnd ? 0 : lineItems.reduce((sum, line) => sum + amountOf(provider, line), 0)
  const coupon = couponOf(provider, discount)
  const off = coupon ? takenOff(coupon, subtotal) : 0
  return {
    ...session,
    amount_subtotal: subtotal,
    amount_total: subtotal - off,
    discounts: discount ? [discount] : [],
    total_details: {
      amount_discount: off,
      amount_shipping: 0,
      amount_tax: session.automatic_tax.enabled ? taxIn(provider, subtotal - off) : 0,
    },
  }
}

const amountOf = ({ store }: Provider, { price, quantity }: SessionSecret['lineItems'][number]) =>
  (store.need('price', price).unit_amount ?? 0) * quantity

export function couponOf({ store }: Provider, discount: NewSession['discount']): Coupon | undefined {
  if (!discount) return undefined
  const code = store.get('promotion_code', discount.promotion_code ?? '')
  return store.get('coupon', code?.promotion.coupon ?? discount.coupon ?? '')
}

/** What is bought, as the API lists it. */
export function lineItemsOf(provider: Provider, session: CheckoutSession): LineItem[] {
  return secretOf(provider, session.id).lineItems.map(({ price: id, quantity }, index) => {
    const price: Price = provider.store.need('price', id)
    const subtotal = amountOf(provider, { price: id, quantity })
    const coupon = couponOf(provider, session.discounts?.[0] ?? null)
    const off = coupon ? takenOff(coupon, subtotal) : 0
    return {
      id: `li_${session.id.slice(-20)}${index}`,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: off,
      amount_subtotal: subtotal,
      amount_tax: session.automatic_tax.enabled ? taxIn(provider, subtotal - off) : 0,
      amount_total: subtotal - off,
      currency: price.currency,
      description: provider.store.get('product', price.product)?.name ?? null,
      metadata: {},
      price,
      quantity,
    }
  })
}

/** Nobody paid in time, or the shop has closed it. */
export function expireSession(provider: Provider, id: string): void {
  const session = provider.store.get('checkout.session', id)
  if (session?.status !== 'open') return
  const expired: CheckoutSession = { ...session, status: 'expired', url: null }
  provider.forget('expireSession', id)
  provider.store.put(expired)
  provider.emit('checkout.session.expired', expired, provider.clockOf(session.customer))
}

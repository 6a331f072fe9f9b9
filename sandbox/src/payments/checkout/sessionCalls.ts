import { METHODS, methodsOn } from '../account/methodCalls.ts'
import { isUsable, isValid } from '../billing/discounts.ts'
import type { Provider } from '../provider/openProvider.ts'
import type { Price } from '../provider/stored.ts'
import { call, listOf } from '../wire/call.ts'
import * as read from '../wire/parameters.ts'
import { invalid } from '../wire/StripeError.ts'
import { expireSession, lineItemsOf, newSession, SESSION_S, type NewSession } from './sessions.ts'

const { fields, flag, integer, list, metadata, needed, oneOf, paging, text } = read

const SHORTEST_S = 1800
/** A trial that is set for a session is longer than two days, so that it can be announced. */
const SHORTEST_TRIAL_S = 48 * 3600

const parameters = fields({
  mode: needed(oneOf('payment', 'subscription')),
  ui_mode: oneOf('hosted_page'),
  line_items: needed(list(fields({ price: needed(text), quantity: read.atLeast(1, 999) }))),
  customer: text,
  customer_email: text,
  client_reference_id: text,
  metadata,
  subscription_data: fields({ metadata, description: text, trial_end: integer }),
  payment_intent_data: fields({ metadata, description: text, receipt_email: text }),
  locale: oneOf('pl', 'en', 'auto'),
  success_url: needed(text),
  cancel_url: text,
  expires_at: integer,
  allow_promotion_codes: flag,
  discounts: list(fields({ coupon: text, promotion_code: text })),
  allowed_payment_method_types: list(oneOf(...METHODS)),
  adaptive_pricing: fields({ enabled: flag }),
  automatic_tax: fields({ enabled: needed(flag) }),
  billing_address_collection: oneOf('auto', 'required'),
  customer_update: fields({ address: oneOf('auto', 'never'), name: oneOf('auto', 'never') }),
  invoice_creation: fields({ enabled: needed(flag) }),
  tax_id_collection: fields({ enabled: needed(flag), required: oneOf('if_supported', 'never') }),
})

export const sessionCalls = [
  call('POST', '/v1/checkout/sessions', parameters, (provider, params) => {
    const customer = params.customer ?? null
    if (customer) provider.store.named('customer', customer, 'customer')
    if (customer && params.customer_email)
      throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer')
    if (params.discounts?.length && params.allow_promotion_codes !== undefined)
      throw invalid('You may only specify one of these parameters: allow_promotion_codes, discounts.', 'discounts')
    const { mode } = params
    requireCustomerUpdate(params, customer)
    if (mode === 'subscription' && params.invoice_creation)
      throw invalid('You can only enable invoice creation when `mode` is set to `payment`.', 'invoice_creation')
    if (mode === 'payment' && params.subscription_data)
      throw invalid('You can not pass `subscription_data` in `payment` mode.', 'subscription_data')
    if (mode === 'subscription' && params.payment_intent_data)
      throw invalid('You can not pass `payment_intent_data` in `subscription` mode.', 'payment_intent_data')
    const lineItems = params.line_items.map(({ price, quantity }) => ({ price, quantity: quantity ?? 1 }))
    const prices = lineItems.map(({ price }, index) => priceOf(provider, price, mode, index))
    if (prices.length === 0) throw invalid('You must pass line_items.', 'line_items', 'parameter_missing')
    if (mode === 'subscription' && prices.length > 1)
      throw invalid('The sandbox sells one subscription at a time.', 'line_items')
    const total = lineItems.reduce((sum, { quantity }, index) => sum + quantity * (prices[index]?.unit_amount ?? 0), 0)
    return newSession(provider, {
      mode,
      lineItems,
      currency: prices[0]?.currency ?? 'pln',
      customer,
      email: params.customer_email ?? null,
      reference: params.client_reference_id ?? null,
      metadata: read.changedMetadata(null, params.metadata),
      subscriptionMetadata: read.changedMetadata(null, params.subscription_data?.metadata),
      trialEnd: trialEndOf(params.subscription_data?.trial_end, provider.timeFor(customer)),
      paymentMetadata: read.changedMetadata(null, params.payment_intent_data?.metadata),
      locale: params.locale ?? 'auto',
      successUrl: addressIn(params.success_url, 'success_url'),
      cancelUrl: params.cancel_url === undefined ? null : addressIn(params.cancel_url, 'cancel_url'),
      expiresAt: expiryOf(params.expires_at, provider.timeFor(customer)),
      allowsCodes: params.allow_promotion_codes ?? false,
      discount: discountOf(provider, params.discounts ?? [], {
        amount: total,
        customer,
        products: prices.map(({ product }) => product),
      }),
      methods: methodsOf(provider, mode, params.allowed_payment_method_types),
      hasTax: params.automatic_tax?.enabled ?? false,
      hasInvoice: params.invoice_creation?.enabled ?? false,
      asksTaxId: params.tax_id_collection?.enabled ?? false,
      // Left to a switch in the Dashboard, which is on in new accounts: docs.stripe.com/payments/currencies/localize-prices/adaptive-pricing.
      isAdaptive: params.adaptive_pricing?.enabled ?? true,
    })
  }),
  call('GET', '/v1/checkout/sessions/:id', fields({}), (provider, _, id) =>
    provider.store.named('checkout.session', id),
  ),
  call('GET', '/v1/checkout/sessions/:id/line_items', fields(paging), (provider, page, id) => {
    const items = lineItemsOf(provider, provider.store.named('checkout.session', id))
    const from = page.starting_after ? items.findIndex((item) => item.id === page.starting_after) + 1 : 0
    const end = from + (page.limit ?? 10)
    return listOf(`/v1/checkout/sessions/${id}/line_items`, {
      data: items.slice(from, end),
      has_more: items.length > end,
    })
  }),
  call('POST', '/v1/checkout/sessions/:id/expire', fields({}), (provider, _, id) => {
    const { status } = provider.store.named('checkout.session', id)
    if (status !== 'open')
      throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired. This one is ${status}.`)
    expireSession(provider, id)
    return provider.store.named('checkout.session', id)
  }),
]

/** What a page asks of a known customer is kept with them, or not asked: docs.stripe.com/tax/checkout/tax-ids. */
function requireCustomerUpdate(params: ReturnType<typeof parameters>, customer: string | null): void {
  if (!customer) {
    if (params.customer_update) throw invalid('`customer_update` can only be used with `customer`.', 'customer_update')
    return
  }
  if (params.tax_id_collection?.enabled && params.customer_update?.name !== 'auto')
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
      'customer_update',
    )
  if (params.automatic_tax?.enabled && params.customer_update?.address !== 'auto')
    throw invalid(
      'Automatic tax calculation in Checkout requires a valid address on the Customer. Set `customer_update[address]` to `auto` to save the address entered in Checkout to the Customer.',
      'customer_update',
      'customer_tax_location_invalid',
    )
}

function priceOf({ store }: Provider, id: string, mode: NewSession['mode'], index: number): Price {
  const name = `line_items[${index}][price]`
  const price = store.named('price', id, name)
  if (!price.active) throw invalid(`The price specified is inactive. This field only accepts active prices.`, name)
  if ((price.type === 'recurring') !== (mode === 'subscription'))
    throw invalid(`You specified \`${mode}\` mode but passed a ${price.type} price.`, name)
  return price
}

function addressIn(value: string, name: string): string {
  const address = URL.parse(value.replaceAll('{CHECKOUT_SESSION_ID}', 'id'))
  if (!address || !/^https?:$/.test(address.protocol)) throw invalid('Not a valid URL', name, 'url_invalid')
  return value
}

function expiryOf(expiresAt: number | undefined, at: number): number {
  if (expiresAt === undefined) return at + SESSION_S
  if (expiresAt < at + SHORTEST_S || expiresAt > at + SESSION_S)
    throw invalid('The `expires_at` timestamp must be from 30 minutes to 24 hours after creation.', 'expires_at')
  return expiresAt
}

function trialEndOf(trialEnd: number | undefined, at: number): number | null {
  if (trialEnd === undefined) return null
  if (trialEnd < at + SHORTEST_TRIAL_S)
    throw invalid('The `trial_end` date has to be at least 2 days in the future.', 'subscription_data[trial_end]')
  return trialEnd
}

function discountOf(
  provider: Provider,
  discounts: { coupon?: string | undefined; promotion_code?: string | undefined }[],
  use: Parameters<typeof isUsable>[2],
): NewSession['discount'] {
  const [discount] = discounts
  if (!discount) return null
  if (discounts.length > 1) throw invalid('A session has one discount at most.', 'discounts')
  const { coupon, promotion_code } = discount
  if (promotion_code) {
    const code = provider.store.named('promotion_code', promotion_code, 'discounts[0][promotion_code]')
    if (!isUsable(provider, code, use))
      throw invalid('This promotion code cannot be redeemed.', 'discounts[0][promotion_code]', 'coupon_expired')
    return { coupon: code.promotion.coupon ?? null, promotion_code }
  }
  const couponObject = provider.store.named('coupon', coupon ?? '', 'discounts[0][coupon]')
  if (!isValid(couponObject, provider.timeFor(use.customer)))
    throw invalid('This coupon has expired.', 'discounts[0][coupon]', 'coupon_expired')
  return { coupon: couponObject.id, promotion_code: null }
}

/** Of the methods that are on, a subscription takes cards alone. */
const methodsOf = (provider: Provider, mode: NewSession['mode'], allowed: string[] | undefined): string[] => {
  const possible = methodsOn(provider).filter((method) => mode === 'payment' || method === 'card')
  const left = possible.filter((method) => !allowed?.length || allowed.includes(method))
  if (left.length === 0)
    throw invalid(`No payment method of these is possible in ${mode} mode.`, 'allowed_payment_method_types')
  return left
}

import { localePath, paths } from '@kinora/paths'
import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { ApiProblem, formProblem } from '../../platform/index.ts'
import { askOnce, askProvider } from '../payments/askProvider.ts'
import { findPrice } from '../payments/findPrice.ts'
import { ProviderRefused } from '../payments/ProviderRefused.ts'
import { unlessMissing } from '../payments/unlessDone.ts'
import { firstChargeAt } from '../subscriptions/firstChargeAt.ts'
import type { Order } from '../orders/createOrder.ts'
import { customerOf } from './customerOf.ts'
import { promotionFor } from './promotionFor.ts'
import { markOpen, selectOrder } from '../orders/orderQueries.ts'
import { closeCheckout } from '../settlement/refundOrder.ts'

/** `registeredBy`: the token of the referral program with which whoever pays has registered. */
type Buyer = { email: string; registeredBy: string | null }
type SessionParams = Stripe.Checkout.SessionCreateParams

/** What the terms name. A plan is charged again without the buyer, which only cards let us do. */
const METHODS = { subscription: ['card'], gift: ['card', 'blik', 'p24'] } satisfies Record<
  Order['kind'],
  SessionParams['allowed_payment_method_types']
>

const closed = () => new ApiProblem(409, 'checkout.closed')

/**
 * The address of the provider's page where an order is paid. Idempotent: the order's id is the provider's idempotency
 * key, so a retry after a crash finds the same page.
 * @throws ApiProblem 503 `payments.unavailable`, 404 or 409 at the field of a code that the buyer cannot use, 409
 * `checkout.closed` for an order that cannot be paid any more
 */
export async function openCheckout(app: FastifyInstance, order: Order, buyer: Buyer): Promise<string> {
  if (order.state !== 'created' && order.state !== 'open') throw closed()
  const session = order.sessionId
    ? await unlessMissing(() => askProvider(app, (stripe) => stripe.checkout.sessions.retrieve(order.sessionId ?? '')))
    : await createSession(app, order, buyer)
  if (session?.status !== 'open' || !session.url) throw closed()
  if (!(await markOpen(app.db, order.id, session.id))) await requireOpen(app, order.id, session.id)
  return session.url
}

/** The order may have been given up, or paid, while its page was made: then nobody may pay there. */
async function requireOpen(app: FastifyInstance, orderId: string, sessionId: string) {
  const order = await selectOrder(app.db, orderId)
  if (order?.state === 'open' && order.sessionId === sessionId) return
  await closeCheckout(app, sessionId)
  throw closed()
}

async function createSession(app: FastifyInstance, order: Order, buyer: Buyer): Promise<Stripe.Checkout.Session> {
  const { userId } = order
  if (userId === null || order.kind !== 'subscription') return createSessionFor(app, order, buyer, null)
  const customer = await customerOf(app, { ...order, userId }, buyer.email)
  try {
    return await createSessionFor(app, order, buyer, customer)
  } catch (error) {
    // The customer was deleted at the provider, or is of another account or mode of ours.
    if (!isRefused(error, 'customer') || error.refusal !== 'resource_missing') throw error
    return createSessionFor(app, order, buyer, await customerOf(app, { ...order, userId }, buyer.email, customer))
  }
}

async function createSessionFor(app: FastifyInstance, order: Order, buyer: Buyer, customer: string | null) {
  const { price, product } = await findPrice(app, order)
  const metadata = metadataOf(order, buyer)
  const referral = order.referral ?? buyer.registeredBy
  const code = order.promotionCode
  const params: SessionParams = {
    line_items: [{ price, quantity: 1 }],
    locale: order.locale,
    metadata,
    ...(referral && { client_reference_id: referral }),
    ...(code
      ? { discounts: [{ promotion_code: await promotionFor(app, code, { ...order, product, customer }) }] }
      : { allow_promotion_codes: true }),
    ...addressesOf(app.config.origin, order),
    // Otherwise a switch of the account decides, and our pages say every sum in złoty.
    adaptive_pricing: { enabled: false },
    allowed_payment_method_types: METHODS[order.kind],
    // For an invoice with the buyer's NIP.
    tax_id_collection: { enabled: true },
    ...(app.config.payments.hasTax && { automatic_tax: { enabled: true } }),
    ...payerOf(buyer, customer),
    ...(await kindOf(app, order, metadata)),
  }
  try {
    return await askOnce(app, ['checkout', order.id, customer].filter(Boolean).join(':'), (stripe, options) =>
      stripe.checkout.sessions.create(params, options),
    )
  } catch (error) {
    // A retry with other parameters: since the first try the buyer's e-mail or paid time has changed.
    if (error instanceof ProviderRefused && error.isOtherContent) throw closed()
    // The provider knows more of the buyer, or the code was used up meanwhile.
    if (isRefused(error, 'discounts')) throw formProblem(409, 'code', 'checkout.refusedCode')
    throw error
  }
}

/** What the page asks for an invoice is kept with a customer. */
const payerOf = ({ email }: Buyer, customer: string | null): SessionParams =>
  customer ? { customer, customer_update: { name: 'auto', address: 'auto' } } : { customer_email: email }

const isRefused = (error: unknown, parameter: string): error is ProviderRefused =>
  error instanceof ProviderRefused && error.parameter.startsWith(parameter)

/**
 * What the webhooks of all objects of this purchase find the order by. For the referral program, `referral` is who sent
 * the visit, and `rewardfulToken` who had sent the registration.
 */
const metadataOf = ({ id, referral }: Order, { registeredBy }: Buyer) => ({
  order: id,
  ...(referral && { referral }),
  ...(registeredBy && { rewardfulToken: registeredBy }),
})

function addressesOf(origin: string, { id, locale }: Order) {
  const page = (query?: { status: 'cancelled' }) => `${origin}${localePath(locale, paths.payment(id, query))}`
  return { success_url: page(), cancel_url: page({ status: 'cancelled' }) }
}

async function kindOf(app: FastifyInstance, order: Order, metadata: Stripe.MetadataParam): Promise<SessionParams> {
  if (order.kind === 'gift')
    return { mode: 'payment', payment_intent_data: { metadata }, invoice_creation: { enabled: true } }
  const charged = order.userId === null ? null : await firstChargeAt(app.db, order.userId)
  const trial = charged && { trial_end: Math.floor(charged.getTime() / 1_000) }
  return { mode: 'subscription', subscription_data: { metadata, ...trial } }
}

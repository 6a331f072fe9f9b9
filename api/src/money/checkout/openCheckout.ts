import { localePath, paths } from '@kinora/paths'
import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { ApiProblem, formProblem } from '../../platform/index.ts'
import { askProvider } from '../payments/askProvider.ts'
import { findPrice } from '../payments/findPrice.ts'
import { ProviderRefused } from '../payments/ProviderRefused.ts'
import { firstChargeAt } from '../subscriptions/firstChargeAt.ts'
import type { Order } from '../orders/createOrder.ts'
import { customerOf } from './customerOf.ts'
import { markOpen, selectOrder } from '../orders/orderQueries.ts'
import { closeCheckout } from '../settlement/refundOrder.ts'

/** `registeredBy`: the token of the referral program with which whoever pays has registered. */
type Buyer = { email: string; registeredBy: string | null }
type SessionParams = Stripe.Checkout.SessionCreateParams

const closed = () => new ApiProblem(409, 'checkout.closed')

/**
 * The address of the provider's page where an order is paid. Idempotent: the order's id is the provider's idempotency
 * key, so a retry after a crash finds the same page.
 * @throws ApiProblem 503 `payments.unavailable`, 404 `checkout.wrongCode`, 409 `checkout.closed` for an order that cannot be
 * paid any more
 */
export async function openCheckout(app: FastifyInstance, order: Order, buyer: Buyer): Promise<string> {
  if (order.state !== 'created' && order.state !== 'open') throw closed()
  const session = order.sessionId
    ? await askProvider(app, (stripe) => stripe.checkout.sessions.retrieve(order.sessionId ?? ''))
    : await createSession(app, order, buyer)
  if (session.status !== 'open' || !session.url) throw closed()
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

async function createSession(app: FastifyInstance, order: Order, buyer: Buyer) {
  const price = await findPrice(app, order)
  const person = order.userId !== null && order.kind === 'subscription'
  const discounts = await discountsOf(app, order)
  const metadata = metadataOf(order, buyer)
  const referral = order.referral ?? buyer.registeredBy
  const params: SessionParams = {
    line_items: [{ price, quantity: 1 }],
    locale: order.locale,
    metadata,
    ...(referral && { client_reference_id: referral }),
    ...discounts,
    ...addressesOf(app.config.origin, order),
    ...(person
      ? { customer: await customerOf(app, { ...order, userId: order.userId ?? 0 }, buyer.email) }
      : { customer_email: buyer.email }),
    ...(await kindOf(app, order, metadata)),
  }
  try {
    return await askProvider(app, (stripe) =>
      stripe.checkout.sessions.create(params, { idempotencyKey: `checkout:${order.id}` }),
    )
  } catch (error) {
    // A retry with other parameters: since the first try the buyer's e-mail or paid time has changed.
    if (error instanceof ProviderRefused && error.isOtherContent) throw closed()
    throw error
  }
}

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
  if (order.kind === 'gift') return { mode: 'payment', payment_intent_data: { metadata } }
  const charged = order.userId === null ? null : await firstChargeAt(app.db, order.userId)
  const trial = charged && { trial_end: Math.floor(charged.getTime() / 1_000) }
  return { mode: 'subscription', subscription_data: { metadata, ...trial } }
}

async function discountsOf(app: FastifyInstance, { promotionCode }: Order): Promise<SessionParams> {
  if (!promotionCode) return { allow_promotion_codes: true }
  const { data } = await askProvider(app, (stripe) =>
    stripe.promotionCodes.list({ code: promotionCode, active: true, limit: 1 }),
  )
  const [promotion] = data
  if (!promotion) throw formProblem(404, 'code', 'checkout.wrongCode')
  return { discounts: [{ promotion_code: promotion.id }] }
}

import { charge } from '../billing/charge.ts'
import { newCustomer } from '../billing/customerCalls.ts'
import { customerTaxIds, keepTaxId } from '../billing/customerTaxIds.ts'
import { redeem } from '../billing/discounts.ts'
import { collectInvoice, finalizeInvoice } from '../billing/invoices.ts'
import { newInvoice } from '../billing/newInvoice.ts'
import { newSubscription } from '../billing/newSubscription.ts'
import { newPaymentMethod } from '../billing/paymentMethods.ts'
import { planPeriodEnd } from '../billing/subscriptions.ts'
import { habitsOf, type Means } from '../billing/testCards.ts'
import { nulls } from '../provider/nulls.ts'
import type { Provider } from '../provider/openProvider.ts'
import type { CheckoutSession, Discount, PaymentIntent, PaymentMethod, Subscription } from '../provider/stored.ts'
import { invoiceSale } from './invoiceSale.ts'
import { couponOf, secretOf } from './sessions.ts'

export type Payer = { means: Means; name: string; email: string; authenticated?: boolean }

/** Why a payment was refused; the session can still be paid. */
export type Refusal = 'declined' | 'insufficientFunds'

/**
 * Pays an open session, or answers why that was refused. Everything that follows from it happens at once: customer,
 * charge, subscription, invoice, and their events.
 */
export function paySession(provider: Provider, session: CheckoutSession, payer: Payer): Refusal | undefined {
  const { first } = habitsOf(payer.means)
  const refusal = first === 'declined' || first === 'insufficientFunds' ? first : undefined
  const isFree = session.amount_total === 0
  if (refusal && !isFree) return refuse(provider, session, payer, refusal)

  const customer = customerOf(provider, session, payer)
  const { taxId } = secretOf(provider, session.id)
  if (customer && taxId) keepTaxId(provider, customer, taxId)
  const method = newPaymentMethod(provider, payer.means, customer, billingDetails(payer))
  const owned: CheckoutSession = { ...session, customer }
  const paid =
    session.mode === 'subscription' && customer
      ? startSubscription(provider, owned, customer, method, payer)
      : payOnce(provider, owned, method, payer)
  complete(provider, paid, payer)
  return undefined
}

const billingDetails = ({ name, email }: Payer): PaymentMethod['billing_details'] => ({
  address: null,
  email,
  name: name || null,
  phone: null,
  tax_id: null,
})

/** A subscription needs a customer, and so does an invoice; otherwise a single payment is a guest's. */
function customerOf(provider: Provider, session: CheckoutSession, { name, email }: Payer): string | null {
  const needsNone = session.mode === 'payment' && !session.invoice_creation?.enabled
  if (session.customer || needsNone) return session.customer
  return newCustomer(provider, {
    email,
    ...(name && { name }),
    preferred_locales: session.locale ? [session.locale] : [],
  }).id
}

/** A refused payment is known by its intent and charge; a later attempt goes on with the intent. */
function refuse(provider: Provider, session: CheckoutSession, payer: Payer, refusal: Refusal): Refusal {
  const method = newPaymentMethod(provider, payer.means, null, billingDetails(payer))
  const intent = charge(
    provider,
    {
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'pln',
      customer: session.customer,
      method,
      outcome: refusal,
      description: null,
      metadata: secretOf(provider, session.id).paymentMetadata,
    },
    earlierIntent(provider, session),
  )
  if (session.mode === 'payment') provider.store.put({ ...session, payment_intent: intent.id })
  return refusal
}

const earlierIntent = ({ store }: Provider, session: CheckoutSession): PaymentIntent | undefined =>
  store.get('payment_intent', session.payment_intent ?? '')

function payOnce(provider: Provider, session: CheckoutSession, method: PaymentMethod, payer: Payer): CheckoutSession {
  useDiscount(provider, session, null)
  if (!session.amount_total) return { ...session, payment_status: 'no_payment_required' }
  const intent = charge(
    provider,
    {
      amount: session.amount_total,
      currency: session.currency ?? 'pln',
      customer: session.customer,
      method,
      outcome: habitsOf(payer.means).first,
      description: null,
      metadata: secretOf(provider, session.id).paymentMetadata,
      authenticated: payer.authenticated ?? false,
    },
    earlierIntent(provider, session),
  )
  const payment_status = intent.status === 'succeeded' ? 'paid' : 'unpaid'
  return invoiceSale(provider, { ...session, payment_intent: intent.id, payment_status }, intent)
}

function startSubscription(
  provider: Provider,
  session: CheckoutSession,
  customer: string,
  method: PaymentMethod,
  payer: Payer,
): CheckoutSession {
  const { store } = provider
  const secret = secretOf(provider, session.id)
  const price = store.need('price', secret.lineItems[0]?.price ?? '')
  const bare = newSubscription(provider, {
    customer,
    price,
    metadata: secret.subscriptionMetadata,
    paymentMethod: method.id,
    trialEnd: secret.trialEnd,
    hasTax: session.automatic_tax.enabled,
  })
  const discount = useDiscount(provider, session, bare.id)
  const discounted: Subscription = { ...bare, discounts: discount ? [discount.id] : [] }
  const draft = newInvoice(provider, discounted, 'subscription_create')
  const subscription: Subscription = {
    ...discounted,
    latest_invoice: draft.id,
    discounts: discount && lasts(provider, discount) ? [discount.id] : [],
  }
  store.put(subscription)
  provider.emit('customer.subscription.created', subscription, subscription.test_clock)
  planPeriodEnd(provider, subscription)
  const invoice = collectInvoice(provider, finalizeInvoice(provider, draft), {
    paymentMethod: method.id,
    outcome: habitsOf(payer.means).first,
    authenticated: payer.authenticated ?? false,
    description: 'Subscription creation',
  })
  return {
    ...session,
    subscription: subscription.id,
    invoice: invoice.id,
    payment_status: secret.trialEnd ? 'no_payment_required' : invoice.status === 'paid' ? 'paid' : 'unpaid',
  }
}

const lasts = ({ store }: Provider, { source }: Discount): boolean =>
  store.get('coupon', source.coupon ?? '')?.duration === 'forever'

function useDiscount(provider: Provider, session: CheckoutSession, subscription: string | null): Discount | undefined {
  const [discount] = session.discounts ?? []
  const coupon = couponOf(provider, discount ?? null)
  if (!discount || !coupon) return undefined
  const belongs = { session: session.id, customer: session.customer, subscription }
  return redeem(provider, coupon, discount.promotion_code, belongs)
}

function complete(provider: Provider, session: CheckoutSession, { name, email }: Payer): void {
  const done: CheckoutSession = {
    ...session,
    status: 'complete',
    url: null,
    customer_details: {
      ...nulls('address business_name individual_name phone'),
      email,
      name: name || null,
      tax_exempt: 'none',
      tax_ids: customerTaxIds(provider, session.customer ?? ''),
    },
  }
  provider.forget('expireSession', session.id)
  provider.store.put(done)
  provider.store.setSecret(session.id, { ...secretOf(provider, session.id), waiting: undefined })
  provider.emit('checkout.session.completed', done, provider.clockOf(session.customer))
}

import { Stripe } from 'stripe'

type Try = (stripe: Stripe) => Promise<unknown>

/**
 * What the API asks for, by the names that the Dashboard has for permissions of a restricted key. Each is tried about an
 * object that nobody has, or by a list: what a key may do is answered with what is there, or that it is not; what it may
 * not do, with 403 (docs.stripe.com/error-handling). Nothing is changed.
 */
const PERMISSIONS: Record<string, Try> = {
  'Checkout Sessions: write': ({ checkout }) => checkout.sessions.expire('cs_none'),
  'Customers: write': ({ customers }) => customers.update('cus_none', {}),
  'Customer portal: write': ({ billingPortal }) => billingPortal.sessions.create({ customer: 'cus_none' }),
  'Subscriptions: write': ({ subscriptions }) => subscriptions.update('sub_none', {}),
  'Refunds: write': ({ refunds }) => refunds.create({ payment_intent: 'pi_none' }),
  'Prices: read': ({ prices }) => prices.list({ limit: 1 }),
  'Products: read': ({ products }) => products.list({ limit: 1 }),
  'Coupons: read': ({ coupons }) => coupons.retrieve('none'),
  'Promotion codes: read': ({ promotionCodes }) => promotionCodes.list({ limit: 1 }),
  'Invoices: read': ({ invoices }) => invoices.list({ limit: 1 }),
  'PaymentIntents: read': ({ paymentIntents }) => paymentIntents.retrieve('pi_none'),
  'Charges: read': ({ charges }) => charges.retrieve('ch_none'),
  'Disputes: read': ({ disputes }) => disputes.list({ limit: 1 }),
  'Subscription schedules: read': ({ subscriptionSchedules }) => subscriptionSchedules.retrieve('sub_sched_none'),
  'Events: read': ({ events }) => events.list({ limit: 1 }),
}

/** The permissions that the key has not, and the API needs. */
export async function checkPermissions(stripe: Stripe): Promise<string[]> {
  const found: string[] = []
  for (const [permission, ask] of Object.entries(PERMISSIONS))
    if (!(await isAllowed(() => ask(stripe)))) found.push(`The key may not do what the API needs: ${permission}`)
  return found
}

/** False where the key lacks the permission. What is refused for another reason is allowed. */
async function isAllowed(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask()
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return false
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
  return true
}

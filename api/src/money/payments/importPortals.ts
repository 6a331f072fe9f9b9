import type { Stripe } from 'stripe'
import type { Sold } from './importPrices.ts'

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features
type Portal = Stripe.BillingPortal.Configuration

/** In `metadata.kinora`: whose portal a configuration is. That of plans which have no shorter one is `portal`. */
const ANY = 'portal'
const portalOf = (lookupKey: string) => `${ANY}:${lookupKey}`

/**
 * Makes the configurations of the portal: without one, the provider opens none. A plan changes there to a shorter one only,
 * when its period ends: the provider schedules nothing else, and would charge a longer one at once
 * (docs.stripe.com/api/customer_portal/configurations). So each plan has a configuration of its own. Idempotent.
 * @returns whose were made or changed
 */
export async function importPortals(stripe: Stripe, products: Sold[]): Promise<string[]> {
  const wrong = await findWrongPortals(stripe, products)
  for (const { name, portal, features } of wrong)
    await (portal
      ? stripe.billingPortal.configurations.update(portal.id, { features })
      : stripe.billingPortal.configurations.create({ features, metadata: { kinora: name } }))
  return wrong.map(({ name }) => name)
}

/** Whose portal is not there, or is other than it should be. */
type WrongPortal = { name: string; portal: Portal | undefined; features: Features }

/** The portals that `importPortals` would make or change. */
export async function findWrongPortals(stripe: Stripe, products: Sold[]): Promise<WrongPortal[]> {
  const plans = products.filter(({ kind }) => kind === 'subscription')
  const present = await selectPortals(stripe)
  const shorterThan = (plan: Sold) => plans.filter(({ months, amount }) => months < plan.months && amount < plan.amount)
  const wanted = [
    { name: ANY, shorter: [] },
    ...plans.map((plan) => ({ name: portalOf(plan.lookupKey), shorter: shorterThan(plan) })),
  ].filter(({ name, shorter }) => name === ANY || shorter.length > 0)
  const wrong: WrongPortal[] = []
  for (const { name, shorter } of wanted) {
    const offers = await offersOf(stripe, shorter)
    const portal = present.find(({ metadata }) => metadata?.kinora === name)
    if (!portal || !isRight(portal, offers)) wrong.push({ name, portal, features: featuresOf(offers) })
  }
  return wrong
}

/** The configuration for somebody with this plan. */
export async function selectPortal(stripe: Stripe, lookupKey: string): Promise<Portal | undefined> {
  const portals = await selectPortals(stripe)
  const find = (name: string) => portals.find(({ metadata }) => metadata?.kinora === name)
  return find(portalOf(lookupKey)) ?? find(ANY)
}

async function selectPortals(stripe: Stripe): Promise<Portal[]> {
  const expand = ['data.features.subscription_update.products']
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100, expand })
  return data
}

type Offer = { product: string; prices: string[] }

async function offersOf(stripe: Stripe, plans: Sold[]): Promise<Offer[]> {
  if (plans.length === 0) return []
  const lookup_keys = plans.map(({ lookupKey }) => lookupKey)
  const { data } = await stripe.prices.list({ lookup_keys, active: true, limit: lookup_keys.length })
  return data.map(({ id, product }) => ({ product: String(product), prices: [id] }))
}

/** The buyer's e-mail is that of their account, and is not changed there. */
const UPDATES = ['name', 'address', 'tax_id'] satisfies NonNullable<Features['customer_update']>['allowed_updates']

const featuresOf = (products: Offer[]): Features => ({
  customer_update: { enabled: true, allowed_updates: UPDATES },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
  subscription_update: products.length === 0 ? { enabled: false } : changesTo(products),
})

const changesTo = (products: Offer[]): NonNullable<Features['subscription_update']> => ({
  enabled: true,
  default_allowed_updates: ['price'],
  products,
  proration_behavior: 'none',
  schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }] },
})

const pricesOf = (offers: Offer[] | null | undefined) =>
  String((offers ?? []).flatMap(({ prices }) => prices).toSorted())

function isRight({ features }: Portal, offers: Offer[]): boolean {
  const { enabled, products, schedule_at_period_end: scheduled } = features.subscription_update
  const isOffering = enabled && scheduled.conditions.length === 2 && pricesOf(products) === pricesOf(offers)
  const { customer_update: about } = features
  return (
    about.enabled &&
    String(about.allowed_updates.toSorted()) === String(UPDATES.toSorted()) &&
    features.invoice_history.enabled &&
    features.payment_method_update.enabled &&
    features.subscription_cancel.enabled &&
    features.subscription_cancel.mode === 'at_period_end' &&
    (offers.length === 0 ? !enabled : isOffering)
  )
}

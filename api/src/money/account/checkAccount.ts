import { Stripe } from 'stripe'
import type { Sold } from '../payments/importPrices.ts'
import { checkCatalog } from './checkCatalog.ts'
import { checkDunning } from './checkDunning.ts'
import { checkPermissions } from './checkPermissions.ts'
import { findWebhook, lackingEvents } from './importWebhook.ts'

type Wanted = { products: Sold[]; origin: string | null; hasTax: boolean }

/**
 * Asks the account at the provider, and changes nothing. @returns what is other than the product needs, one sentence each;
 * what the key may not read is one of them
 * @throws Error of the SDK when the provider does not answer, or refuses the key
 */
export async function checkAccount(stripe: Stripe, { products, origin, hasTax }: Wanted): Promise<string[]> {
  const found = await checkPermissions(stripe)
  const parts: [part: string, check: () => Promise<string[]>][] = [
    ['Prices, products, portals and methods of payment', () => checkCatalog(stripe, products)],
    ['The webhook', () => checkWebhook(stripe, origin)],
    ['What becomes of failed charges', () => checkDunning(stripe)],
    ['Receipts', () => checkReceipts(stripe)],
    ...(hasTax ? [['Tax', () => checkTax(stripe)] satisfies [string, unknown]] : []),
  ]
  for (const [part, check] of parts)
    try {
      found.push(...(await check()))
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripePermissionError)) throw error
      found.push(`${part}: not looked at, since the key may not read them (docs/payments.md names the permissions)`)
    }
  return found
}

/**
 * Whether the provider mails receipts beside ours: a charge has the number of its receipt once that was sent
 * (docs.stripe.com/api/charges/object). The latest one says how the switch is now; in test mode none is sent.
 */
async function checkReceipts(stripe: Stripe): Promise<string[]> {
  const { data } = await stripe.charges.list({ limit: 100 })
  const latest = data.find(({ paid }) => paid)
  return latest?.receipt_number
    ? [`Stripe has mailed a receipt for ${latest.id}, beside ours: switch that off (Dashboard: Customer emails)`]
    : []
}

/** What Stripe Tax still needs. Without a registration it reckons no tax (docs.stripe.com/tax/registering). */
async function checkTax(stripe: Stripe): Promise<string[]> {
  const { status, status_details: details } = await stripe.tax.settings.retrieve()
  const { data } = await stripe.tax.registrations.list({ status: 'active', limit: 1 })
  const missing = details.pending?.missing_fields ?? []
  return [
    ...(status === 'active' ? [] : [`Stripe Tax is not set up, it needs: ${missing.join(', ')} (Dashboard: Tax)`]),
    ...(data.length > 0
      ? []
      : ['Stripe Tax has no registration, so that invoices say no VAT (Dashboard: Tax > Registrations)']),
  ]
}

/** What is wrong with the endpoint to which the provider sends events. */
async function checkWebhook(stripe: Stripe, origin: string | null): Promise<string[]> {
  if (!origin) return ['The webhook was not looked at: ORIGIN (DOMAIN with Docker) is not set, or not https:']
  const { url, endpoint, older } = await findWebhook(stripe, origin)
  if (!endpoint) return [`No webhook to ${url} has version ${Stripe.API_VERSION}: \`npm run prices\` makes it`]
  const lacking = lackingEvents(endpoint)
  return [
    ...(endpoint.status === 'enabled' ? [] : [`The webhook ${endpoint.id} is disabled: ${RUN}`]),
    ...(lacking.length === 0 ? [] : [`The webhook ${endpoint.id} is not sent ${lacking.join(', ')}: ${RUN}`]),
    ...older.map(
      ({ id, api_version: version }) =>
        `The webhook ${id} (version ${version ?? "of the account's default"}) is a second one at ${url}: delete it in the Dashboard once its secret is not in STRIPE_WEBHOOK_SECRETS any more`,
    ),
  ]
}

const RUN = '`npm run prices` puts it right'

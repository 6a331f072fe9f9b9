import { products } from '@kinora/content'
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { Stripe } from 'stripe'
import { type Payments, startPayments } from '../../../../sandbox/testing/index.ts'
import { importPortals } from '../payments/importPortals.ts'
import { importPrices } from '../payments/importPrices.ts'
import { checkAccount } from './checkAccount.ts'
import { importWebhook } from './importWebhook.ts'

const DAY_S = 86_400
const ORIGIN = 'https://kinora.example'
const sold = products.map(({ words, ...product }) => ({ ...product, name: words.pl.name, description: words.pl.title }))

let sandbox: Payments
let stripe: Stripe
before(async () => {
  sandbox = await startPayments()
  stripe = new Stripe(sandbox.secretKey, sandbox.settings)
})
beforeEach(async () => {
  await sandbox.control('PUT', 'faults', [])
  await sandbox.control('POST', 'reset')
})
after(async () => {
  const misfits = await sandbox.misfits()
  await sandbox.close()
  assert.deepEqual(misfits, [], "differences from the types of the provider's SDK")
})

const check = (more: Partial<Parameters<typeof checkAccount>[1]> = {}) =>
  checkAccount(stripe, { products: sold, origin: ORIGIN, hasTax: false, ...more })

test('an account with which nothing was done has everything on the list', async () => {
  const found = await check()
  assert.equal(found.filter((one) => one.startsWith('The price ')).length, products.length)
  assert.equal(found.filter((one) => one.startsWith('The customer portal ')).length, 3)
  assert.ok(found.some((one) => one.startsWith(`No webhook to ${ORIGIN}/api/stripe/webhook has version`)))
  assert.equal(found.length, products.length + 4)
})

test('nothing is on the list once it is set up', async () => {
  await importPrices(stripe, sold)
  await importPortals(stripe, sold)
  await importWebhook(stripe, ORIGIN)
  assert.deepEqual(await check(), [])
  assert.match(String(await check({ origin: null })), /^The webhook was not looked at: ORIGIN/)
})

test('what was changed in the account is named, and how', async () => {
  const [price] = (await stripe.prices.list({ lookup_keys: ['gift-3-months'] })).data
  const changed = await stripe.prices.create({
    product: String(price?.product),
    currency: 'pln',
    unit_amount: 9_900,
    lookup_key: 'gift-3-months',
    transfer_lookup_key: true,
    tax_behavior: 'inclusive',
  })
  await stripe.products.update('kinora-gift-1-month', { name: 'Gift' })
  const [portal] = (await stripe.billingPortal.configurations.list()).data
  await stripe.billingPortal.configurations.update(portal?.id ?? '', {
    features: { invoice_history: { enabled: false } },
  })
  const [methods] = (await stripe.paymentMethodConfigurations.list()).data
  await stripe.paymentMethodConfigurations.update(methods?.id ?? '', {
    p24: { display_preference: { preference: 'off' } },
  })
  const { data } = await stripe.webhookEndpoints.list()
  await stripe.webhookEndpoints.update(data[0]?.id ?? '', { enabled_events: ['invoice.paid'], disabled: true })
  const older = await stripe.webhookEndpoints.create({ url: data[0]?.url ?? '', enabled_events: ['*'] })
  const found = await check()
  for (const sentence of [
    'The price gift-3-months is PLN 99.00 instead of PLN 129.00: `npm run prices` puts it right',
    'The product of gift-1-month is not called "Karta na 1 miesiąc" there: `npm run prices` puts it right',
    `The customer portal "${portal?.metadata?.['kinora']}" was changed: \`npm run prices\` puts it right`,
    'Nobody can pay by p24, which is switched off: `npm run prices` puts it right',
    `The webhook ${data[0]?.id} is disabled: \`npm run prices\` puts it right`,
  ])
    assert.ok(found.includes(sentence), `${sentence} in:\n${found.join('\n')}`)
  assert.ok(found.some((one) => one.includes('is not sent checkout.session.async_payment_failed')))
  assert.ok(
    found.some((one) => one.startsWith(`The webhook ${older.id} (version of the account's default) is a second`)),
  )
  assert.equal(found.length, 7)
  await stripe.webhookEndpoints.del(older.id)
  await stripe.prices.update(changed.id, { active: false })
})

/** Somebody whose plan was charged once, and whose card is refused from then on. */
async function subscriber(card: string) {
  await importPrices(stripe, sold)
  const [price] = (await stripe.prices.list({ lookup_keys: ['subscription-1-month'] })).data
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: price?.id ?? '', quantity: 1 }],
    success_url: ORIGIN,
  })
  await sandbox.control('POST', `checkout/${session.id}/pay`, { card })
}

test('how failed charges are tried shows once one has failed: too long, or left unpaid', async () => {
  const about = async () => (await check()).filter((one) => one.includes('Retries'))
  await subscriber('4000000000000341')
  assert.deepEqual(await about(), [])
  await sandbox.control('PUT', 'account', { retries: [3, 5, 7], then: 'unpaid' })
  await sandbox.control('POST', 'clock', { seconds: 32 * DAY_S })
  assert.deepEqual(await about(), [], 'the second try is on the third day')
  await sandbox.control('POST', 'clock', { seconds: 4 * DAY_S })
  assert.match(String(await about()), /^A charge is tried again after 8 days, and access ends after 7/)
  await sandbox.control('POST', 'clock', { seconds: 14 * DAY_S })
  assert.match(String(await about()), /^Plans are left unpaid after the last try/)
})

test('receipts in two voices show by the latest charge', async () => {
  const about = async () => (await check()).filter((one) => one.includes('receipt'))
  await sandbox.control('PUT', 'account', { receipts: true })
  await subscriber('4242424242424242')
  assert.match(String(await about()), /^Stripe has mailed a receipt for ch_\w+, beside ours/)
  await sandbox.control('PUT', 'account', {})
  await subscriber('4242424242424242')
  assert.deepEqual(await about(), [])
})

test('tax is looked at where it is reckoned', async () => {
  const about = async () => (await check({ hasTax: true })).filter((one) => one.startsWith('Stripe Tax'))
  const [settings, registration] = await about()
  assert.match(settings ?? '', /is not set up, it needs: head_office/)
  assert.match(registration ?? '', /has no registration/)
  await stripe.tax.settings.update({ head_office: { address: { country: 'PL' } } })
  await stripe.tax.registrations.create({
    country: 'PL',
    country_options: { pl: { type: 'standard', standard: { place_of_supply_scheme: 'standard' } } },
    active_from: 'now',
  })
  assert.deepEqual(await about(), [])
})

test('each permission that a restricted key has not is named, and nothing is changed by asking', async () => {
  const forbid = (method: string, path: string) =>
    sandbox.control('PUT', 'faults', [{ how: 'forbidden', times: 1, method, path }])
  const before = await stripe.events.list({ limit: 100 })
  for (const [method, path, permission] of [
    ['POST', '/v1/refunds', 'Refunds: write'],
    ['POST', '/v1/checkout/sessions', 'Checkout Sessions: write'],
    ['POST', '/v1/customers', 'Customers: write'],
    ['POST', '/v1/billing_portal/sessions', 'Customer portal: write'],
    ['POST', '/v1/subscriptions', 'Subscriptions: write'],
    ['GET', '/v1/coupons', 'Coupons: read'],
    ['GET', '/v1/payment_intents', 'PaymentIntents: read'],
    ['GET', '/v1/subscription_schedules', 'Subscription schedules: read'],
    ['GET', '/v1/events', 'Events: read'],
  ] as const) {
    await forbid(method, path)
    assert.equal((await check())[0], `The key may not do what the API needs: ${permission}`)
  }
  await forbid('GET', '/v1/webhook_endpoints')
  assert.match(String(await check()), /The webhook: not looked at, since the key may not read/)
  assert.deepEqual((await stripe.events.list({ limit: 100 })).data, before.data)
})

test('an account that cannot be asked is an error', async () => {
  const other = new Stripe('sk_test_other', sandbox.settings)
  await assert.rejects(checkAccount(other, { products: sold, origin: ORIGIN, hasTax: false }), {
    type: 'StripeAuthenticationError',
  })
})

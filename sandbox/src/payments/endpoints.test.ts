import assert from 'node:assert/strict'
import { test } from 'node:test'
import Stripe from 'stripe'
import { card, openShop, refusal } from '../../testing/shop.ts'
import { newSubscriber } from '../../testing/subscriber.ts'

const shop = await openShop()
await shop.stock()
const { stripe, hook } = shop
const configuration = await shop.portal()

/** The objects that came in events of this type and version. */
const came = (type: string, version: string) =>
  (hook.bodies as Stripe.Event[])
    .filter((event) => event.type === type && event.api_version === version)
    .map(({ data }) => data.object as unknown as Record<string, unknown>)

test('an endpoint tells its secret once, keeps its version, and takes whole names of events', async () => {
  const url = 'https://kinora.example/api/stripe/webhook'
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events: ['invoice.paid'],
    api_version: '2024-06-20',
  })
  assert.match(made.secret ?? '', /^whsec_/)
  assert.equal((await stripe.webhookEndpoints.retrieve(made.id)).secret, undefined)
  const changed = await stripe.webhookEndpoints.update(made.id, { enabled_events: ['*'], disabled: true })
  assert.deepEqual([changed.api_version, changed.enabled_events, changed.status], ['2024-06-20', ['*'], 'disabled'])
  assert.equal((await stripe.webhookEndpoints.del(made.id)).deleted, true)
  const part = fetch(`${shop.url}/v1/webhook_endpoints`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.secretKey}` },
    body: new URLSearchParams({ url, 'enabled_events[0]': 'checkout.session.*' }),
  })
  assert.equal((await part).status, 400)
  shop.wire.requests.length = 0
  assert.equal((await refusal(stripe.webhookEndpoints.create({ url: 'kinora', enabled_events: ['*'] }))).param, 'url')
})

test('an endpoint of an older version gets invoices and plans as they were then, and no other events', async () => {
  const listen = (api_version: '2024-06-20' | '2025-08-27.basil') =>
    stripe.webhookEndpoints.create({
      url: hook.url,
      enabled_events: ['invoice.paid', 'customer.subscription.created'],
      api_version,
    })
  const older = await listen('2024-06-20')
  const newer = await listen('2025-08-27.basil')
  hook.secrets.push(older.secret ?? '', newer.secret ?? '')
  const jan = await newSubscriber(shop, configuration)
  await shop.delivered()
  await stripe.webhookEndpoints.del(older.id)
  await stripe.webhookEndpoints.del(newer.id)

  const [invoice] = came('invoice.paid', '2024-06-20')
  assert.deepEqual(
    [invoice?.['parent'], invoice?.['subscription'], invoice?.['paid'], invoice?.['subscription_details']],
    [undefined, jan.id, true, { metadata: {} }],
  )
  const [plan] = came('customer.subscription.created', '2024-06-20')
  assert.equal(typeof plan?.['current_period_end'], 'number')
  assert.deepEqual(came('checkout.session.completed', '2024-06-20'), [])
  assert.deepEqual(came('invoice.paid', '2025-08-27.basil'), came('invoice.paid', Stripe.API_VERSION))
})

test('tax is on an invoice, on its line and on what is bought, once the account is registered', async () => {
  const session = { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } } as const
  const linesOf = async (one: { session: string }) =>
    (await stripe.checkout.sessions.listLineItems(one.session)).data[0]
  const before = await newSubscriber(shop, configuration, { session })
  assert.equal((await linesOf(before))?.amount_tax, 0)
  await stripe.tax.registrations.create({
    country: 'PL',
    country_options: { pl: { type: 'oss_union' } },
    active_from: 'now',
  })
  const jan = await newSubscriber(shop, configuration, { session })
  assert.equal((await linesOf(jan))?.amount_tax, 916)
  const invoice = (await jan.read()).latest_invoice as Stripe.Invoice
  const [line] = invoice.lines.data
  assert.deepEqual(
    [invoice.total, invoice.total_excluding_tax, invoice.total_taxes?.[0]?.amount, line?.taxes?.[0]?.tax_behavior],
    [4_900, 3_984, 916, 'inclusive'],
  )
  assert.match(await shop.page(invoice.hosted_invoice_url ?? ''), /W tym VAT.*9,16 zł/)
})

test('a sale has an invoice with seller, buyer, rebate and tax, once its transfer has arrived', async () => {
  const sale = async () => {
    const session = await shop.checkout('gift_3m', {
      automatic_tax: { enabled: true },
      invoice_creation: { enabled: true },
      allow_promotion_codes: true,
    })
    await shop.submit(session.url ?? '', { action: 'code', code: 'RUCH10' })
    await shop.submit(session.url ?? '', { action: 'pay', method: 'p24' })
    return session
  }
  const read = async ({ id }: Stripe.Checkout.Session) =>
    (await stripe.checkout.sessions.retrieve(id, { expand: ['invoice'] })).invoice as Stripe.Invoice | null
  for (const [action, arrives] of [
    ['laterSucceeded', true],
    ['laterFailed', false],
  ] as const) {
    const session = await sale()
    await shop.submit(`${session.url}/bank`, { action })
    assert.equal(await read(session), null)
    await shop.advance(60)
    const invoice = await read(session)
    if (!arrives) assert.equal(invoice, null)
    if (!arrives || !invoice) continue
    assert.deepEqual(
      [invoice.status, invoice.subtotal, invoice.total, invoice.total_excluding_tax, invoice.amount_paid],
      ['paid', 12_900, 11_610, 9_439, 11_610],
    )
    const page = await shop.page(invoice.hosted_invoice_url ?? '')
    assert.match(page, /Sprzedawca.*Kinora.*Nabywca.*anna@kinora\.example.*Prezent na 3 miesiące/)
    assert.match(page, /Rabat.*12,90 zł.*116,10 zł.*W tym VAT.*21,71 zł/)
  }
})

test('a method that is switched off in the account is not offered', async () => {
  const [methods] = (await stripe.paymentMethodConfigurations.list()).data
  const set = (preference: 'on' | 'off') =>
    stripe.paymentMethodConfigurations.update(methods?.id ?? '', { blik: { display_preference: { preference } } })
  await set('off')
  assert.deepEqual((await shop.checkout('gift_3m')).payment_method_types, ['card', 'p24'])
  const alone = shop.checkout('gift_3m', { allowed_payment_method_types: ['blik'] })
  assert.equal((await refusal(alone)).param, 'allowed_payment_method_types')
  await set('on')
  assert.deepEqual((await shop.checkout('gift_3m')).payment_method_types, ['card', 'blik', 'p24'])
})

test('a refund waits and arrives, or has arrived and fails, days later', async () => {
  for (const [number, first, then, told] of [
    ['4000000000007726', 'pending', 'succeeded', 'refund.updated'],
    ['4000000000005126', 'succeeded', 'failed', 'refund.failed'],
  ] as const) {
    const session = await shop.checkout('gift_3m')
    await shop.submit(session.url ?? '', card(number))
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id)
    const refund = await stripe.refunds.create({ payment_intent: String(payment_intent) })
    assert.equal(refund.status, first)
    await shop.advance(3 * 86_400)
    const { refunds, amount_refunded } = await stripe.charges.retrieve(String(refund.charge), { expand: ['refunds'] })
    assert.deepEqual([refunds?.data[0]?.status, amount_refunded], [then, then === 'failed' ? 0 : 12_900])
    assert.ok((await shop.delivered()).includes(told))
  }
})

test('everything that was asked and answered fits the types of the SDK', async () => {
  assert.deepEqual(await shop.misfits(), [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import Stripe from 'stripe'
import { buildSandbox } from '../app.ts'
import { openShop, refusal } from '../../testing/shop.ts'
import { TYPE_OF_FORM } from '../../testing/typeNames.ts'
import { API_VERSION } from './provider/apiVersion.ts'
import { CALLS } from './wire/calls.ts'

const shop = await openShop()
await shop.stock()
const { stripe } = shop

const invalid = (code: string | undefined, param: string | undefined, statusCode = 400) => ({
  statusCode,
  type: 'StripeInvalidRequestError',
  code,
  param,
})
const ask = (path: string, options: RequestInit = {}) =>
  fetch(`${shop.url}${path}`, {
    ...options,
    headers: { authorization: `Bearer ${shop.secretKey}`, ...options.headers },
  })

test('the sandbox speaks the version of the installed SDK, and no other', async () => {
  assert.equal(API_VERSION, Stripe.API_VERSION)
  const answer = await ask('/v1/prices', { headers: { 'stripe-version': '2020-08-27' } })
  assert.equal(answer.status, 400)
  const { lastResponse } = await stripe.prices.list()
  assert.equal(lastResponse.headers['stripe-version'], API_VERSION)
  assert.match(lastResponse.requestId, /^req_/)
})

test('only the secret key may ask', async () => {
  const other = new Stripe('sk_test_other', shop.settings)
  assert.equal((await refusal(other.prices.list())).type, 'StripeAuthenticationError')
  assert.equal((await fetch(`${shop.url}/v1/prices`)).status, 401)
})

test("what the sandbox does not have is 404 in Stripe's shape, and so is all of it without payments", async () => {
  assert.deepEqual(await refusal(stripe.payouts.list()), invalid(undefined, undefined, 404))
  assert.equal((await ask('/v1/prices', { method: 'PUT' })).status, 404)
  for (const url of ['/v1/prices', '/sandbox/pay/c/cs_test_1', '/payments/control/sums'])
    assert.equal((await buildSandbox().inject(url)).statusCode, 404)
})

test('what a request says wrongly is named', async () => {
  const price = await shop.priceOf('plan_1m')
  assert.deepEqual(await refusal(stripe.prices.retrieve('price_none')), invalid('resource_missing', 'id', 404))
  const line_items = [{ price: 'price_none', quantity: 1 }]
  assert.deepEqual(
    await refusal(shop.checkout('plan_1m', { line_items })),
    invalid('resource_missing', 'line_items[0][price]'),
  )
  assert.deepEqual(
    await refusal(shop.checkout('plan_1m', { customer: 'cus_none' })),
    invalid('resource_missing', 'customer'),
  )
  assert.deepEqual(
    await refusal(shop.checkout('plan_1m', { line_items: [{ price, quantity: 0 }] })),
    invalid('parameter_invalid_integer', 'line_items[0][quantity]'),
  )
  const typo = { ...(await sessionParams()), sucess_url: 'http://localhost/' }
  assert.deepEqual(await refusal(stripe.checkout.sessions.create(typo)), invalid('parameter_unknown', 'sucess_url'))
  assert.match(shop.wire.requests.join(), /CheckoutSessionCreate must NOT have additional properties.*sucess_url/)
  shop.wire.requests.length = 0
  const { success_url: _, ...without } = await sessionParams()
  assert.deepEqual(await refusal(stripe.checkout.sessions.create(without)), invalid('parameter_missing', 'success_url'))
  assert.deepEqual(
    await refusal(stripe.checkout.sessions.create({ ...(await sessionParams()), mode: 'payment' })),
    invalid(undefined, 'line_items[0][price]'),
  )
})

const sessionParams = async (): Promise<Stripe.Checkout.SessionCreateParams> => ({
  mode: 'subscription',
  line_items: [{ price: await shop.priceOf('plan_1m'), quantity: 1 }],
  success_url: 'http://localhost:3000/',
})

test('all parameters of our use are taken', async () => {
  const session = await stripe.checkout.sessions.create({
    ...(await sessionParams()),
    ui_mode: 'hosted_page',
    customer_email: 'anna@kinora.example',
    client_reference_id: '7',
    metadata: { order: '7', referral: 'abc' },
    subscription_data: { metadata: { order: '7' } },
    locale: 'en',
    cancel_url: 'http://localhost:3000/subscription',
    expires_at: Math.floor(Date.now() / 1000) + 7200,
    allow_promotion_codes: true,
    allowed_payment_method_types: ['card'],
    expand: ['line_items.data.price.product'],
  })
  assert.equal((session.line_items?.data[0]?.price?.product as Stripe.Product).name, 'Miesiąc')
  const customer = await stripe.customers.create({
    email: 'anna@kinora.example',
    name: 'Anna',
    phone: '+48 600 000 000',
    address: { line1: 'ul. Prosta 1', city: 'Warszawa', postal_code: '00-001', country: 'PL' },
    preferred_locales: ['pl'],
    metadata: { user: '1', old: 'x' },
  })
  const changed = await stripe.customers.update(customer.id, { metadata: { old: '' }, name: 'Anna Nowak' })
  assert.deepEqual([changed.metadata, changed.name, changed.address?.city], [{ user: '1' }, 'Anna Nowak', 'Warszawa'])
})

test('lists have pages', async () => {
  for (const name of ['1', '2', '3', '4', '5']) await stripe.products.create({ name, metadata: { list: 'x' } })
  const first = await stripe.products.list({ limit: 2 })
  assert.deepEqual([first.data.map(({ name }) => name), first.has_more, first.url], [['5', '4'], true, '/v1/products'])
  const next = await stripe.products.list({ limit: 2, starting_after: first.data[1]?.id ?? '' })
  assert.deepEqual(
    next.data.map(({ name }) => name),
    ['3', '2'],
  )
  const back = await stripe.products.list({ limit: 2, ending_before: next.data[0]?.id ?? '' })
  assert.deepEqual([back.data.map(({ name }) => name), back.has_more], [['5', '4'], false])
  const all: string[] = []
  for await (const { name } of stripe.products.list({ limit: 2 })) all.push(name)
  assert.equal(all.length, 8)
  assert.deepEqual(await refusal(stripe.products.list({ limit: 101 })), invalid('parameter_invalid_integer', 'limit'))
})

test('an importer makes products and prices by lookup key, which moves to a new price', async () => {
  const old = await shop.priceOf('plan_12m')
  const { product } = await stripe.prices.retrieve(old)
  const params = {
    product: String(product),
    currency: 'pln',
    unit_amount: 49_900,
    recurring: { interval: 'month' as const, interval_count: 12 },
    lookup_key: 'plan_12m',
  }
  assert.equal((await refusal(stripe.prices.create(params))).param, 'lookup_key')
  const fresh = await stripe.prices.create({ ...params, transfer_lookup_key: true })
  await stripe.prices.update(old, { active: false })
  assert.equal(await shop.priceOf('plan_12m'), fresh.id)
  assert.deepEqual(
    [(await stripe.prices.retrieve(old)).lookup_key, fresh.unit_amount_decimal?.toString()],
    [null, '49900'],
  )
  assert.equal(
    (await refusal(shop.checkout('plan_12m', { line_items: [{ price: old, quantity: 1 }] }))).param,
    'line_items[0][price]',
  )
  const prices = await stripe.prices.list({
    lookup_keys: ['plan_12m', 'plan_1m'],
    active: true,
    expand: ['data.product'],
  })
  assert.deepEqual(prices.data.map(({ product: one }) => (one as Stripe.Product).name).sort(), ['Miesiąc', 'Rok'])
})

test('only references can be expanded, four levels deep', async () => {
  const { id } = await shop.checkout('plan_1m')
  assert.equal((await refusal(stripe.checkout.sessions.retrieve(id, { expand: ['status'] }))).param, 'expand')
  assert.equal((await refusal(stripe.checkout.sessions.retrieve(id, { expand: ['a.b.c.d.e'] }))).param, 'expand')
  assert.equal(
    (await stripe.checkout.sessions.retrieve(id, { expand: ['subscription.latest_invoice'] })).subscription,
    null,
  )
})

test('the parameters of every call are checked by their type', () => {
  const calls = CALLS.map(({ method, path }) => `${method} ${path}`)
  const unchecked = calls.filter((call) => !TYPE_OF_FORM[call])
  // They have none but `expand`.
  assert.deepEqual(
    unchecked.filter((call) => !/^GET \/v1\/[\w/]+\/:id$/.test(call)),
    [],
  )
  assert.deepEqual(
    Object.keys(TYPE_OF_FORM).filter((call) => !calls.includes(call)),
    [],
  )
})

test('everything that was asked and answered fits the types of the SDK', async () => {
  assert.deepEqual(await shop.misfits(), [])
})

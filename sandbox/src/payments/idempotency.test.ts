import assert from 'node:assert/strict'
import { test } from 'node:test'
import type Stripe from 'stripe'
import { openShop, refusal } from '../../testing/shop.ts'

const shop = await openShop()
await shop.stock()
const { stripe } = shop

const sessionParams = async (): Promise<Stripe.Checkout.SessionCreateParams> => ({
  mode: 'subscription',
  line_items: [{ price: await shop.priceOf('plan_1m'), quantity: 1 }],
  success_url: 'http://localhost:3000/',
})

/** How many customers were made with this name. */
const made = async (name: string) =>
  (await stripe.events.list({ type: 'customer.created', limit: 100 })).data.filter(
    ({ data }) => 'email' in data.object && data.object.email === `${name}@kinora.example`,
  ).length

test('the same key gives the first answer, and is refused with other parameters', async () => {
  const params = await sessionParams()
  const first = await stripe.checkout.sessions.create(params, { idempotencyKey: 'order-1' })
  const again = await stripe.checkout.sessions.create(params, { idempotencyKey: 'order-1' })
  assert.deepEqual([again.id, again.lastResponse.headers['idempotent-replayed']], [first.id, 'true'])
  const other = { ...params, metadata: { order: '2' } }
  const refused = await refusal(stripe.checkout.sessions.create(other, { idempotencyKey: 'order-1' }))
  assert.deepEqual([refused.type, refused.statusCode], ['StripeIdempotencyError', 400])
})

test('a refusal of what was begun is kept, one of wrong parameters is not', async () => {
  const missing = { ...(await sessionParams()), customer: 'cus_none' }
  await refusal(stripe.checkout.sessions.create(missing, { idempotencyKey: 'order-2' }))
  const storedRefusal = await refusal(
    stripe.checkout.sessions.create(await sessionParams(), { idempotencyKey: 'order-2' }),
  )
  assert.equal(storedRefusal.type, 'StripeIdempotencyError')
  const typo = { ...(await sessionParams()), typo: '1' }
  await refusal(stripe.checkout.sessions.create(typo, { idempotencyKey: 'order-3' }))
  shop.wire.requests.length = 0
  assert.ok(await stripe.checkout.sessions.create(await sessionParams(), { idempotencyKey: 'order-3' }))
  assert.equal((await refusal(stripe.customers.create({}, { idempotencyKey: 'x'.repeat(256) }))).statusCode, 400)
})

test('a request whose key is being answered is refused, and done once', async () => {
  await shop.control('PUT', 'faults', [{ how: 'slow', times: 1, ms: 300, path: '/v1/customers' }])
  const create = () => stripe.customers.create({ email: 'twice@kinora.example' }, { idempotencyKey: 'twice' })
  const [first, second] = await Promise.allSettled([create(), create()])
  const statuses = [first, second].map((one) =>
    one.status === 'rejected' ? (one.reason as Stripe.errors.StripeError).code : 'done',
  )
  assert.deepEqual(statuses.sort(), ['done', 'idempotency_key_in_use'])
  assert.equal((await create()).email, 'twice@kinora.example')
  assert.equal(await made('twice'), 1)
})

test('answers fail, get lost and hang on demand, and nothing is done twice', async () => {
  const create = (key: string, timeout = 300) =>
    stripe.customers.create({ email: `${key}@kinora.example` }, { idempotencyKey: key, timeout })
  for (const how of ['error', 'keptError', 'hang'] as const) {
    await shop.control('PUT', 'faults', [{ how, times: 1, method: 'POST' }])
    assert.equal((await refusal(create(how))).type, how === 'hang' ? 'StripeConnectionError' : 'StripeAPIError')
    assert.equal(await made(how), how === 'hang' ? 1 : 0, how)
    if (how === 'keptError') assert.equal((await refusal(create(how))).statusCode, 500)
    else assert.equal((await create(how, 5000)).email, `${how}@kinora.example`)
    assert.equal(await made(how), how === 'keptError' ? 0 : 1, how)
  }
})

test('a connection that is cut loses the answer and not what was done: the SDK asks again by itself', async () => {
  await shop.control('PUT', 'faults', [{ how: 'lost', times: 1, method: 'POST' }])
  await stripe.customers.create({ email: 'lost@kinora.example' }, { idempotencyKey: 'lost' })
  assert.equal(await made('lost'), 1)
})

test('everything that was asked and answered fits the types of the SDK', async () => {
  assert.deepEqual(await shop.misfits(), [])
})

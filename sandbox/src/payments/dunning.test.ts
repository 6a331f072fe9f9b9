import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { card, openShop } from '../../testing/shop.ts'
import { latest, newSubscriber } from '../../testing/subscriber.ts'

const shop = await openShop()
await shop.stock()
const { stripe } = shop
const configuration = await shop.portal()
const DECLINED_LATER = '4000000000000341'
const ASKS_LATER = '4000002760003184'

const account = (settings: object) => shop.control('PUT', 'account', settings)
afterEach(() => account({}))

const subscriber = (number: string) => newSubscriber(shop, configuration, { number })

test('after the last try a plan is left unpaid, if the account says so: its next invoices stay drafts', async () => {
  await account({ then: 'unpaid', retries: [1, 2] })
  const jan = await subscriber(DECLINED_LATER)
  await jan.until('2027-03-10T12:00:00Z')
  const left = await jan.read()
  assert.deepEqual(
    [left.status, latest(left).status, latest(left).attempt_count, latest(left).next_payment_attempt],
    ['unpaid', 'open', 3, null],
  )
  assert.equal((await stripe.subscriptions.list({ customer: jan.customer, status: 'unpaid' })).data[0]?.id, jan.id)
  await jan.until('2027-04-10T12:00:00Z')
  const later = await jan.read()
  assert.deepEqual([later.status, latest(later).status, latest(later).auto_advance], ['unpaid', 'draft', false])
  assert.ok((await shop.delivered()).every((type) => type !== 'customer.subscription.deleted'))
})

test('another card in the portal pays the invoice of a plan that was left unpaid', async () => {
  await account({ then: 'unpaid', retries: [1] })
  const jan = await subscriber(DECLINED_LATER)
  await jan.until('2027-03-10T12:00:00Z')
  assert.equal((await jan.read()).status, 'unpaid')
  await jan.press('card', card())
  const paid = await jan.read()
  assert.deepEqual([paid.status, latest(paid).status], ['active', 'paid'])
})

test('a plan is left past due, if the account says so', async () => {
  await account({ then: 'past_due', retries: [] })
  const jan = await subscriber(DECLINED_LATER)
  await jan.until('2027-03-20T12:00:00Z')
  const left = await jan.read()
  assert.deepEqual([left.status, latest(left).next_payment_attempt], ['past_due', null])
})

test('a renewal that the bank asks about is paid on the page of its invoice', async () => {
  const anna = await subscriber(ASKS_LATER)
  await anna.until('2027-02-28T14:00:00Z')
  const asked = await anna.read()
  assert.equal(asked.status, 'past_due')
  assert.ok((await shop.delivered()).includes('invoice.payment_action_required'))
  const address = latest(asked).hosted_invoice_url ?? ''
  assert.match(await shop.page(address), /<button class="main">Tak, potwierdzam<\/button>/)
  assert.equal((await shop.submit(address, {})).status, 303)
  const paid = await anna.read()
  assert.deepEqual([paid.status, latest(paid).status], ['active', 'paid'])
  assert.doesNotMatch(await shop.page(address), /Tak, potwierdzam/)
})

test('an invoice that waits for nobody cannot be confirmed', async () => {
  const jan = await subscriber(DECLINED_LATER)
  await jan.until('2027-02-28T14:00:00Z')
  const address = latest(await jan.read()).hosted_invoice_url ?? ''
  assert.doesNotMatch(await shop.page(address), /Tak, potwierdzam/)
  await shop.submit(address, {})
  assert.equal((await jan.read()).status, 'past_due')
})

test('a test clock goes two intervals ahead at once, or two years without a plan', async () => {
  const jan = await subscriber('4242424242424242')
  const go = (clock: string, at: string) =>
    stripe.testHelpers.testClocks.advance(clock, { frozen_time: Date.parse(at) / 1000 })
  await assert.rejects(go(jan.clock, '2027-04-01T00:00:00Z'), { param: 'frozen_time', statusCode: 400 })
  assert.equal((await go(jan.clock, '2027-03-31T12:00:00Z')).status, 'ready')
  const { id } = await stripe.testHelpers.testClocks.create({ frozen_time: Date.parse('2027-01-01T00:00:00Z') / 1000 })
  await assert.rejects(go(id, '2029-01-02T00:00:00Z'), { param: 'frozen_time' })
  assert.equal((await go(id, '2029-01-01T00:00:00Z')).status, 'ready')
})

test('everything that was asked and answered fits the types of the SDK', async () => {
  assert.deepEqual(await shop.misfits(), [])
})

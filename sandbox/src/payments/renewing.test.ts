import assert from 'node:assert/strict'
import { test } from 'node:test'
import type Stripe from 'stripe'
import { card, DAY_S, openShop } from '../../testing/shop.ts'
import { latest, newSubscriber } from '../../testing/subscriber.ts'

const shop = await openShop()
await shop.stock()
const { stripe } = shop
const configuration = await shop.portal()

const subscriber = (who: Parameters<typeof newSubscriber>[2] = {}) => newSubscriber(shop, configuration, who)

const day = (seconds = 0) => new Date(seconds * 1000).toISOString().slice(0, 10)
const periodOf = ({ items }: Stripe.Subscription) =>
  [items.data[0]?.current_period_start, items.data[0]?.current_period_end].map(day)

test('a plan renews each month on its day, an hour after the draft of the invoice', async () => {
  const anna = await subscriber()
  await anna.until('2027-02-28T12:30:00Z')
  const drafted = await anna.read()
  assert.deepEqual(
    [drafted.status, latest(drafted).status, periodOf(drafted)],
    ['active', 'draft', ['2027-02-28', '2027-03-31']],
  )
  await anna.until('2027-05-15T00:00:00Z')
  const renewed = await anna.read()
  assert.deepEqual([latest(renewed).status, periodOf(renewed)], ['paid', ['2027-04-30', '2027-05-31']])
  assert.equal((await stripe.invoices.list({ subscription: anna.id, status: 'paid' })).data.length, 4)
  assert.equal(latest(renewed).billing_reason, 'subscription_cycle')
})

test('a renewal that fails is tried three more times, and then the plan ends', async () => {
  const jan = await subscriber({ number: '4000000000000341' })
  await jan.until('2027-02-28T14:00:00Z')
  const failed = await jan.read()
  assert.deepEqual([failed.status, latest(failed).status, latest(failed).attempt_count], ['past_due', 'open', 1])
  assert.equal(day(latest(failed).next_payment_attempt ?? 0), '2027-03-03')
  await jan.until('2027-03-30T00:00:00Z')
  const ended = await jan.read()
  assert.deepEqual([ended.status, ended.cancellation_details?.reason], ['canceled', 'payment_failed'])
  const types = await shop.delivered()
  assert.equal(types.filter((type) => type === 'invoice.payment_failed').length, 4)
  assert.ok(types.includes('customer.subscription.deleted'))
})

test('another card in the portal pays what had failed', async () => {
  const jan = await subscriber({ number: '4000000000000341' })
  await jan.until('2027-02-28T14:00:00Z')
  assert.match(await shop.page(await jan.portal()), /Ostatnia płatność się nie udała/)
  assert.equal((await jan.press('card', { number: '4242', expiry: '12/40', cvc: '1', name: '' })).status, 422)
  assert.equal((await jan.press('card', card())).status, 303)
  const paid = await jan.read()
  assert.deepEqual([paid.status, latest(paid).status], ['active', 'paid'])
  await jan.until('2027-04-15T00:00:00Z')
  assert.equal((await jan.read()).status, 'active')
})

test('cancelled in the portal, a plan goes on to the end of its period, and can be resumed until then', async () => {
  const anna = await subscriber()
  assert.equal((await anna.press('cancel')).status, 303)
  const ending = await anna.read()
  assert.deepEqual(
    [ending.status, ending.cancel_at_period_end, day(ending.cancel_at ?? 0)],
    ['active', false, '2027-02-28'],
  )
  assert.match(await shop.page(await anna.portal()), /Subskrypcja skończy się 28 lutego 2027/)
  await anna.press('resume')
  assert.deepEqual([(await anna.read()).cancel_at, (await anna.read()).canceled_at], [null, null])
  await anna.press('cancel')
  await anna.until('2027-03-01T00:00:00Z')
  const ended = await anna.read()
  assert.deepEqual([ended.status, day(ended.ended_at ?? 0)], ['canceled', '2027-02-28'])
  assert.match(await shop.page(await anna.portal()), /Nie masz subskrypcji/)
})

test('the API cancels at the end of the period, resumes, and cancels at once', async () => {
  const anna = await subscriber()
  const ending = await stripe.subscriptions.update(anna.id, { cancel_at_period_end: true, metadata: { why: 'test' } })
  assert.deepEqual([ending.cancel_at_period_end, ending.metadata['why']], [true, 'test'])
  assert.equal((await stripe.subscriptions.update(anna.id, { cancel_at_period_end: false })).cancel_at, null)
  assert.equal((await stripe.subscriptions.cancel(anna.id)).status, 'canceled')
  await assert.rejects(stripe.subscriptions.cancel(anna.id), { code: 'resource_missing' })
  await assert.rejects(stripe.subscriptions.update(anna.id, { cancel_at_period_end: true }), { statusCode: 400 })
  assert.deepEqual((await stripe.subscriptions.list({ customer: anna.customer })).data, [])
  assert.equal((await stripe.subscriptions.list({ customer: anna.customer, status: 'all' })).data.length, 1)
})

test('a cheaper plan begins when the paid period ends, and is known before', async () => {
  const anna = await subscriber({ plan: 'plan_12m' })
  const monthly = await shop.priceOf('plan_1m')
  assert.equal((await anna.press('plan', { price: monthly })).status, 303)
  const planned = await anna.read()
  const schedule = planned.schedule as Stripe.SubscriptionSchedule
  assert.deepEqual([schedule.phases[1]?.items[0]?.price, day(schedule.phases[1]?.start_date)], [monthly, '2028-01-31'])
  assert.match(await shop.page(await anna.portal()), /Od 31 stycznia 2028: Miesiąc.*49,00 zł, 31 stycznia 2028/)
  await anna.until('2028-02-02T00:00:00Z')
  const changed = await anna.read()
  assert.deepEqual(
    [changed.schedule, changed.items.data[0]?.price.id, latest(changed).amount_paid],
    [null, monthly, 4_900],
  )
  assert.deepEqual(periodOf(changed), ['2028-01-31', '2028-02-29'])
})

test('a plan that was chosen for later can be taken back', async () => {
  const anna = await subscriber({ plan: 'plan_12m' })
  await anna.press('plan', { price: await shop.priceOf('plan_1m') })
  await anna.press('plan', { price: await shop.priceOf('plan_12m') })
  assert.equal((await anna.read()).schedule, null)
  await anna.until('2028-02-02T00:00:00Z')
  assert.equal(latest(await anna.read()).amount_paid, 46_800)
  assert.equal((await anna.press('plan', { price: await shop.priceOf('gift_3m') })).status, 422)
})

test('a dearer plan begins in the portal at once, and is charged at once', async () => {
  const anna = await subscriber()
  assert.equal((await anna.press('plan', { price: await shop.priceOf('plan_12m') })).status, 303)
  const changed = await anna.read()
  assert.deepEqual([changed.schedule, latest(changed).amount_paid], [null, 46_800])
  assert.deepEqual(periodOf(changed), ['2027-01-31', '2028-01-31'])
})

test('without a configuration there is no portal', async () => {
  const { customer } = await subscriber()
  await assert.rejects(stripe.billingPortal.sessions.create({ customer }), /default configuration has not been created/)
})

test('the API changes the plan at once, and charges a period of another length from then on', async () => {
  const anna = await subscriber()
  const price = await shop.priceOf('plan_12m')
  const [item] = (await anna.read()).items.data
  const items = [{ id: item?.id ?? '', price }]
  await assert.rejects(stripe.subscriptions.update(anna.id, { items }), { param: 'proration_behavior' })
  await stripe.subscriptions.update(anna.id, { items, proration_behavior: 'none' })
  const changed = await anna.read()
  assert.deepEqual([latest(changed).amount_paid, periodOf(changed)], [46_800, ['2027-01-31', '2028-01-31']])
})

test('the portal shows invoices, each with a page of its own, and its link ends after an hour', async () => {
  const anna = await subscriber()
  const address = await anna.portal()
  const invoice = latest(await anna.read())
  assert.ok((await shop.page(address)).includes(`/sandbox/pay/i/${invoice.id}`))
  assert.match(
    await shop.page(invoice.hosted_invoice_url ?? ''),
    new RegExp(`Faktura ${invoice.number}.*31 stycznia 2027 – 28 lutego 2027.*49,00 zł`),
  )
  await anna.until('2027-01-31T14:00:00Z')
  assert.match(await shop.page(address), /Nie ma takiej strony/)
})

test('the sandbox has a clock of its own, for customers without a test clock', async () => {
  const session = await shop.checkout('plan_1m')
  await shop.submit(session.url ?? '', card())
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id)
  await shop.advance(32 * DAY_S)
  assert.equal((await stripe.invoices.list({ subscription: String(subscription), status: 'paid' })).data.length, 2)
})

test('an erased customer has no plan, and a test clock takes its customers with it', async () => {
  const [anna, jan] = [await subscriber(), await subscriber()]
  assert.equal((await stripe.customers.del(anna.customer)).deleted, true)
  assert.equal((await anna.read()).status, 'canceled')
  assert.equal((await stripe.customers.retrieve(anna.customer)).deleted, true)
  await stripe.testHelpers.testClocks.del(jan.clock)
  await assert.rejects(stripe.customers.retrieve(jan.customer), { code: 'resource_missing' })
  await assert.rejects(jan.until('2028-01-01T00:00:00Z'), { code: 'resource_missing' })
})

test('everything that was asked and answered fits the types of the SDK', async () => {
  assert.deepEqual(await shop.misfits(), [])
})

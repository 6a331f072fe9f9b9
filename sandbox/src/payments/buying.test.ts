import assert from 'node:assert/strict'
import { test } from 'node:test'
import type Stripe from 'stripe'
import { card, DAY_S, mainOf, openShop } from '../../testing/shop.ts'

const shop = await openShop()
await shop.stock()
const { stripe } = shop

const paid = async (id: string) =>
  stripe.checkout.sessions.retrieve(id, {
    expand: ['subscription.latest_invoice.payments', 'payment_intent.latest_charge', 'line_items'],
  })

test('a subscription is bought by card, and everything about it can be read', async () => {
  const session = await shop.checkout('plan_1m', {
    metadata: { order: '7' },
    subscription_data: { metadata: { order: '7' } },
  })
  assert.deepEqual([session.status, session.payment_status, session.amount_total], ['open', 'unpaid', 4900])
  const answer = await shop.submit(session.url ?? '', card())
  assert.equal(answer.status, 303)
  assert.equal(answer.headers.get('location'), `http://localhost:3000/payment/1?session=${session.id}`)

  const done = await paid(session.id)
  assert.deepEqual([done.status, done.payment_status, done.url], ['complete', 'paid', null])
  const subscription = done.subscription as Stripe.Subscription
  const item = subscription.items.data[0]
  assert.equal(subscription.metadata['order'], '7')
  assert.equal(
    new Date((item?.current_period_end ?? 0) * 1000).getUTCDate(),
    new Date((item?.current_period_start ?? 0) * 1000).getUTCDate(),
  )
  const invoice = subscription.latest_invoice as Stripe.Invoice
  assert.equal(invoice.parent?.subscription_details?.subscription, subscription.id)
  assert.deepEqual([invoice.status, invoice.amount_paid, invoice.billing_reason], ['paid', 4900, 'subscription_create'])
  const intent = invoice.payments?.data[0]?.payment.payment_intent as string
  const payments = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } })
  assert.equal(payments.data[0]?.invoice, invoice.id)
  assert.equal((await stripe.invoices.list({ subscription: subscription.id })).data[0]?.id, invoice.id)
  assert.equal(
    (await stripe.subscriptions.list({ customer: subscription.customer as string })).data[0]?.id,
    subscription.id,
  )

  const types = await shop.delivered()
  for (const type of ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'] as const)
    assert.ok(types.includes(type), type)
})

test('a gift is bought once, however often the form is sent, and without a customer', async () => {
  const session = await shop.checkout('gift_3m', {
    metadata: { order: '8' },
    payment_intent_data: { metadata: { order: '8' } },
  })
  const answers = await Promise.all([1, 2, 3].map(() => shop.submit(session.url ?? '', card())))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [303, 303, 303],
  )
  const done = await paid(session.id)
  const intent = done.payment_intent as Stripe.PaymentIntent
  assert.deepEqual([done.customer, done.payment_status, intent.metadata['order']], [null, 'paid', '8'])
  const charged = await stripe.events.list({ type: 'charge.succeeded' })
  assert.equal(
    charged.data.filter(({ data }) => 'payment_intent' in data.object && data.object.payment_intent === intent.id)
      .length,
    1,
  )
  assert.equal(done.customer_details?.email, 'anna@kinora.example')
})

test('a declined card takes nothing, says so, and another card pays', async () => {
  const session = await shop.checkout('gift_3m')
  const declined = await shop.submit(session.url ?? '', card('4000000000000002'))
  assert.equal(declined.status, 402)
  assert.match(await mainOf(declined), /Bank odrzucił płatność/)
  const open = await paid(session.id)
  assert.deepEqual(
    [open.status, (open.payment_intent as Stripe.PaymentIntent).last_payment_error?.code],
    ['open', 'card_declined'],
  )
  assert.equal((await shop.submit(session.url ?? '', card())).status, 303)
  const done = await paid(session.id)
  assert.equal((done.payment_intent as Stripe.PaymentIntent).id, (open.payment_intent as Stripe.PaymentIntent).id)
  assert.equal(((done.payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge).paid, true)

  const plan = await shop.checkout('plan_1m')
  assert.equal((await shop.submit(plan.url ?? '', card('4000000000009995'))).status, 402)
  assert.equal((await paid(plan.id)).subscription, null)
})

test('3-D Secure: the bank asks; refused, nothing is paid; confirmed, it is', async () => {
  const session = await shop.checkout('plan_12m')
  const address = session.url ?? ''
  const answer = await shop.submit(address, card('4000000000003220'))
  assert.equal(answer.headers.get('location'), `${address}/confirm`)
  assert.match(await shop.page(`${address}/confirm`), /468,00 zł/)
  const refused = await shop.submit(`${address}/confirm`, { action: 'refuse' })
  assert.match(await shop.page(refused.headers.get('location') ?? ''), /nie została potwierdzona/)
  assert.equal((await paid(session.id)).status, 'open')
  await shop.submit(address, card('4000000000003220'))
  await shop.submit(`${address}/confirm`, { action: 'confirm' })
  assert.equal((await paid(session.id)).payment_status, 'paid')
})

test('BLIK pays a gift; a subscription does not offer it', async () => {
  const session = await shop.checkout('gift_3m')
  assert.equal((await shop.submit(session.url ?? '', { action: 'pay', method: 'blik', blik: '12' })).status, 422)
  assert.equal((await shop.submit(session.url ?? '', { action: 'pay', method: 'blik', blik: '123 456' })).status, 303)
  const intent = (await paid(session.id)).payment_intent as Stripe.PaymentIntent
  assert.equal((intent.latest_charge as Stripe.Charge).payment_method_details?.type, 'blik')
  assert.doesNotMatch(await shop.page((await shop.checkout('plan_1m')).url ?? ''), /BLIK/)
})

test('a transfer is processing until it succeeds or fails', async () => {
  for (const [action, status, type] of [
    ['laterSucceeded', 'paid', 'checkout.session.async_payment_succeeded'],
    ['laterFailed', 'unpaid', 'checkout.session.async_payment_failed'],
  ] as const) {
    const session = await shop.checkout('gift_3m')
    await shop.submit(session.url ?? '', { action: 'pay', method: 'p24' })
    await shop.submit(`${session.url}/bank`, { action })
    const processing = await paid(session.id)
    const intent = processing.payment_intent as Stripe.PaymentIntent
    assert.deepEqual(
      [processing.status, processing.payment_status, intent.status],
      ['complete', 'unpaid', 'processing'],
    )
    await shop.advance(60)
    assert.equal((await paid(session.id)).payment_status, status)
    assert.ok((await shop.delivered()).includes(type))
  }
})

test("a subscription's first payment can be processing too", async () => {
  const session = await shop.checkout('plan_1m')
  await shop.submit(session.url ?? '', card('4000000000005001'))
  const processing = await paid(session.id)
  const { latest_invoice, id } = processing.subscription as Stripe.Subscription
  const [payment] = (latest_invoice as Stripe.Invoice).payments?.data ?? []
  assert.deepEqual([processing.payment_status, (latest_invoice as Stripe.Invoice).status], ['unpaid', 'open'])
  await shop.control('POST', `payment_intents/${payment?.payment.payment_intent as string}/settle`, { succeeds: true })
  assert.equal((await paid(session.id)).payment_status, 'paid')
  assert.equal((await stripe.subscriptions.retrieve(id)).status, 'active')
})

test('a session ends after a day, or when the shop ends it, and can then not be paid', async () => {
  const [old, ended] = [await shop.checkout('gift_3m'), await shop.checkout('gift_3m')]
  assert.equal((await stripe.checkout.sessions.expire(ended.id)).status, 'expired')
  await assert.rejects(stripe.checkout.sessions.expire(ended.id), { statusCode: 400 })
  await shop.advance(DAY_S + 1)
  for (const { id, url } of [old, ended]) {
    assert.match(await mainOf(await shop.submit(url ?? '', card())), /Ta płatność wygasła/)
    assert.deepEqual([(await paid(id)).status, (await paid(id)).url], ['expired', null])
  }
})

test('a promotion code takes ten percent off the first payment', async () => {
  const session = await shop.checkout('plan_1m', { allow_promotion_codes: true })
  assert.match(
    await mainOf(await shop.submit(session.url ?? '', { action: 'code', code: 'NIC' })),
    /Ten kod nie działa/,
  )
  assert.equal((await shop.submit(session.url ?? '', { action: 'code', code: ' ruch10' })).status, 303)
  assert.match(await shop.page(session.url ?? ''), /44,10 zł/)
  await shop.submit(session.url ?? '', card())
  const done = await paid(session.id)
  const subscription = done.subscription as Stripe.Subscription
  assert.deepEqual(
    [done.amount_total, done.total_details?.amount_discount, done.line_items?.data[0]?.amount_total],
    [4410, 490, 4410],
  )
  assert.deepEqual([(subscription.latest_invoice as Stripe.Invoice).amount_paid, subscription.discounts], [4410, []])
  const [code] = (await stripe.promotionCodes.list({ code: 'ruch10', active: true, expand: ['data.promotion.coupon'] }))
    .data
  assert.equal((code?.promotion.coupon as Stripe.Coupon).times_redeemed, 1)
})

test('a session with a discount needs no code, and a code that is used up is refused', async () => {
  const coupon = await stripe.coupons.create({ percent_off: 100, duration: 'once', max_redemptions: 1 })
  const { id } = await stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: coupon.id },
    code: 'GRATIS',
  })
  const session = await shop.checkout('gift_3m', { discounts: [{ promotion_code: id }] })
  assert.equal(session.amount_total, 0)
  await shop.submit(session.url ?? '', card())
  assert.deepEqual(
    [(await paid(session.id)).payment_status, (await paid(session.id)).payment_intent],
    ['no_payment_required', null],
  )
  await assert.rejects(shop.checkout('gift_3m', { discounts: [{ promotion_code: id }] }), { code: 'coupon_expired' })
})

test('everything that was asked and answered fits the types of the SDK', async () => {
  assert.deepEqual(await shop.misfits(), [])
})

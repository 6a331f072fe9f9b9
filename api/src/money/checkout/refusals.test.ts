import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { sessionIn, usePayments } from '../../../testing/money/payments.ts'
import { until } from '../../../testing/until.ts'
import { selectCustomerId } from '../orders/customerQueries.ts'
import { refundOrder } from '../settlement/refundOrder.ts'

// What the provider refuses, and how people go on.
onOneDatabase((create) => {
  const { running, pay, person, deliverAll, faults, sums } = usePayments(create)
  const stripeOf = () => running.app.payments?.stripe ?? assert.fail()
  const isOpen = async (url: string) => (await stripeOf().checkout.sessions.retrieve(sessionIn(url))).status === 'open'
  const bought = async (email: string) => {
    const buyer = await person(email)
    await pay(await buyer.order('plan-1'))
    await deliverAll()
    return buyer
  }
  const forget = async (userId: number) =>
    stripeOf().customers.del((await selectCustomerId(running.app.db, userId)) ?? assert.fail())

  for (const [name, gone] of [
    ['was deleted at the provider', forget],
    [
      "is of another mode's key",
      (userId: number) =>
        running.app.db.rows("update provider_customers set customer_id = 'cus_live' where user_id = $userId", {
          userId,
        }),
    ],
  ] as const)
    test(`a buyer whose customer ${name} buys again, with a new one`, async () => {
      const buyer = await person(`${name.length}@example.pl`)
      await pay(await buyer.order('plan-1'))
      await deliverAll()
      const { id } = (await buyer.get('/payment')).data[0]
      await gone(buyer.userId)
      const portal = await running.app.inject({ url: '/api/subscription/customerPortal', headers: buyer.headers })
      assert.deepEqual([portal.statusCode, portal.json().code], [409, 'subscription.noPortal'])
      assert.ok(Array.isArray((await buyer.get('/subscription/invoices')).data))
      const { data } = await stripeOf().subscriptions.list({ limit: 1 })
      if (data[0]?.metadata.order === id) await stripeOf().subscriptions.cancel(data[0]?.id ?? '')
      await deliverAll()
      assert.equal(await pay(await buyer.order('plan-3', { key: randomUUID() })), null)
      await deliverAll()
      assert.equal((await buyer.get('/subscription/plan')).data.plan.lookupKey, 'plan-3')
      const before = (await sums()).refunded
      await refundOrder(running.app, id)
      assert.equal((await sums()).refunded - before, 4_900, 'the withdrawal from the first order is paid back')
    })

  test('a page that the provider does not have any more is a closed order, and the next one can be paid', async () => {
    const ewa = await person('ewa@example.pl')
    const body = { lookupKey: 'plan-1', key: randomUUID() }
    assert.equal((await ewa.checkout(body)).statusCode, 200)
    await running.app.db.rows("update orders set session_id = 'cs_live' where user_id = $userId", {
      userId: ewa.userId,
    })
    const again = await ewa.checkout(body)
    assert.deepEqual([again.statusCode, again.json().code], [409, 'checkout.closed'])
    assert.equal(await pay(await ewa.order('plan-1')), null)
  })

  test('why a promotion code is not for this buyer is said at its field', async () => {
    const stripe = stripeOf()
    const ela = await bought('ela@example.pl')
    await forget(ela.userId)
    await deliverAll()
    const other = await stripe.customers.create({ email: 'other@example.pl' })
    const coupon = async (more: object = {}) =>
      (await stripe.coupons.create({ percent_off: 10, duration: 'once', ...more })).id
    const code = async (code: string, more: object = {}, ofCoupon: object = {}) =>
      stripe.promotionCodes.create({ code, promotion: { type: 'coupon', coupon: await coupon(ofCoupon) }, ...more })
    const past = Math.floor(Date.now() / 1_000) - 60
    await code('FIRST', { restrictions: { first_time_transaction: true } })
    await code('BIG', { restrictions: { minimum_amount: 5_000, minimum_amount_currency: 'pln' } })
    await code('YEAR', {}, { applies_to: { products: ['kinora-plan-12'] } })
    await code('HERS', { customer: other.id })
    await code('OLD', { expires_at: past })
    await code('STALE', {}, { redeem_by: past })
    await code('OFF', { active: false })
    await code('ONCE', { max_redemptions: 1 })
    await pay(await (await person('first@example.pl')).order('plan-1', { code: 'once' }))

    const open = await ela.order('plan-3')
    for (const [code, status, problem] of [
      ['NONE', 404, 'checkout.wrongCode'],
      ['FIRST', 409, 'checkout.firstPurchaseCode'],
      ['BIG', 409, 'checkout.minimumCode'],
      ['YEAR', 409, 'checkout.otherPlanCode'],
      ['HERS', 409, 'checkout.otherBuyersCode'],
      ['OLD', 409, 'checkout.expiredCode'],
      ['STALE', 409, 'checkout.expiredCode'],
      ['OFF', 409, 'checkout.expiredCode'],
      ['ONCE', 409, 'checkout.usedUpCode'],
    ] as const) {
      const refused = await ela.checkout({ lookupKey: 'plan-1', code })
      assert.deepEqual([refused.statusCode, refused.json().errors], [status, [{ field: 'code', code: problem }]], code)
    }
    assert.ok(await isOpen(open), 'the page of the earlier order can still be paid')
    await code('BOTH', { customer: other.id })
    await code('BOTH', { customer: await selectCustomerId(running.app.db, ela.userId) })
    assert.equal(await pay(await ela.order('plan-1', { code: 'both' })), null)
    assert.equal(await isOpen(open), false)
  })

  test('what only the provider knows against a code is said at its field, too', async () => {
    const ola = await bought('ola@example.pl')
    const { id: coupon } = await stripeOf().coupons.create({ percent_off: 10, duration: 'once' })
    const restrictions = { first_time_transaction: true }
    await stripeOf().promotionCodes.create({ code: 'NEW', promotion: { type: 'coupon', coupon }, restrictions })
    for (const table of ['paid_periods', 'provider_subscriptions'])
      await running.app.db.rows(`delete from ${table} where user_id = $userId`, { userId: ola.userId })
    const refused = await ola.checkout({ lookupKey: 'plan-1', code: 'NEW' })
    assert.deepEqual(
      [refused.statusCode, refused.json().errors],
      [409, [{ field: 'code', code: 'checkout.refusedCode' }]],
    )
  })

  test('the same press goes on after an error that the provider keeps', async () => {
    for (const path of ['/v1/customers', '/v1/checkout/sessions']) {
      const buyer = await person(`${path.length}.kept@example.pl`)
      const body = { lookupKey: 'plan-1', key: randomUUID() }
      await faults([{ how: 'keptError', times: 1, method: 'POST', path }])
      const first = await buyer.checkout(body)
      const url = first.statusCode === 200 ? first.json().data : await buyer.order('plan-1', body)
      assert.equal(await pay(url), null)
      await deliverAll()
      assert.equal((await buyer.get('/payment')).data.length, 1)
    }
  })

  test('a withdrawal ends the plan whatever becomes of the refund, which is asked for again', async () => {
    const ida = await bought('ida@example.pl')
    const { id } = (await ida.get('/payment')).data[0]
    const before = (await sums()).refunded
    const withdraw = {
      method: 'POST',
      url: `/api/payment/${id}/withdrawal`,
      headers: ida.headers,
      payload: { email: 'ida@example.pl' },
    } as const
    await faults([
      { how: 'keptError', times: 1, method: 'POST', path: '/v1/refunds' },
      { how: 'error', times: 1, method: 'POST', path: '/v1/refunds' },
    ])
    await assert.rejects(refundOrder(running.app, id))
    await deliverAll()
    assert.equal((await ida.get('/subscription/plan')).data.plan, null, 'nothing more is charged')
    assert.equal((await sums()).refunded, before)
    assert.equal((await running.app.inject(withdraw)).statusCode, 200)
    await until('it is paid back', async () => (await sums()).refunded - before === 4_900)
  })
})

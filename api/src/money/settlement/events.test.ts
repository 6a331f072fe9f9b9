import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { CARD_LATER, sessionIn, usePayments, WEBHOOK_SECRET } from '../../../testing/money/payments.ts'
import { isThorough } from '../../../testing/thorough.ts'
import { reconcile } from './reconcile.ts'
import { settleOrder } from './settleOrder.ts'

/** Columns that tell when something was read, and not what. */
const TABLES = [
  "select to_jsonb(o) - 'created_at' as row from orders o",
  "select to_jsonb(s) - 'read_at' as row from provider_subscriptions s",
  'select to_jsonb(p) as row from paid_periods p',
  'select to_jsonb(s) as row from subscriptions s',
  "select to_jsonb(o) - 'values' - 'sent_at' as row from outbox o",
]

onOneDatabase((create) => {
  const payments = usePayments(create)
  const { running, pay, person, deliverAll, webhookFaults, release, replay, control, paymentOf } = payments
  const everything = async () => {
    const rows: string[] = []
    for (const table of TABLES) {
      const tableRows = await running.app.db.rows<{ row: unknown }>(
        `${table} where /* across owners: all of them */ true`,
      )
      rows.push(...tableRows.map(({ row }) => JSON.stringify(row)).sort())
    }
    return rows
  }
  const isPaid = async (buyer: Awaited<ReturnType<typeof person>>) =>
    (await buyer.get('/payment')).data[0].state === 'paid' && (await buyer.get('/subscription/status')).data?.isActive

  for (const order of ['first', 'last'] as const)
    test(`events may arrive late, the ${order} one first`, async () => {
      const anna = await person(`anna.${order}@example.pl`)
      const url = await anna.order('plan-1')
      await webhookFaults([{ how: 'hold', times: 100 }])
      await pay(url)
      await control('POST', '/webhooks/flush')
      await webhookFaults([])
      await release(order)
      await deliverAll()
      assert.equal(await isPaid(anna), true)
    })

  test('events that arrive twice, forged or too old first change nothing', async () => {
    for (const how of ['duplicate', 'wrongSecret', 'stale']) {
      const ewa = await person(`ewa.${how}@example.pl`)
      const url = await ewa.order('plan-1')
      await webhookFaults([{ how, times: 100 }])
      await pay(url)
      await control('POST', '/webhooks/flush')
      await webhookFaults([])
      await deliverAll()
      assert.equal(await isPaid(ewa), true, how)
    }
  })

  test('every event that ever was, delivered again, changes no row', async () => {
    const before = await everything()
    await replay()
    await deliverAll()
    assert.deepEqual(await everything(), before)
  })

  test('lost events are found by the reconciler', async () => {
    const jan = await person('jan@example.pl')
    const url = await jan.order('plan-1')
    await webhookFaults([{ how: 'drop', times: 100 }])
    await pay(url)
    await control('POST', '/webhooks/flush')
    const { intent } = await paymentOf(url)
    await running.app.payments?.stripe.refunds.create({ payment_intent: intent })
    await control('POST', '/webhooks/flush')
    await webhookFaults([])
    await reconcile(running.app)
    await deliverAll()
    const { data } = await jan.get('/payment')
    assert.deepEqual([data[0].state, data[0].refundedDisplay], ['paid', '49\u00a0zł'])
    const before = await everything()
    await reconcile(running.app)
    await deliverAll()
    assert.deepEqual(await everything(), before)
  })

  test('what was paid, and what has ended, stays so if the provider answers with what was before', async (t) => {
    const lech = await person('lech@example.pl')
    const url = await lech.order('plan-1')
    const { stripe } = running.app.payments ?? assert.fail()
    const [{ id }] = (await lech.get('/payment')).data
    const settled = async () => {
      await settleOrder(running.app, id)
      const [{ state }] = (await lech.get('/payment')).data
      const { plan } = (await lech.get('/subscription/plan')).data
      return [state, plan?.status ?? null]
    }
    const expand = ['payment_intent', 'subscription.discounts.source.coupon', 'subscription.schedule']
    const read = () => stripe.checkout.sessions.retrieve(sessionIn(url), { expand })
    const unpaid = await read()
    await pay(url)
    await deliverAll()
    const whileItRan = await read()
    const answers = t.mock.method(stripe.checkout.sessions, 'retrieve', async () => unpaid)
    assert.deepEqual(await settled(), ['paid', 'active'])
    answers.mock.restore()
    await stripe.subscriptions.cancel((await paymentOf(url)).subscription)
    await deliverAll()
    assert.deepEqual(await settled(), ['paid', null])
    t.mock.method(stripe.checkout.sessions, 'retrieve', async () => whileItRan)
    assert.deepEqual(await settled(), ['paid', null])
  })

  test('the page after the payment does not wait for an event', async () => {
    const ola = await person('ola@example.pl')
    const url = await ola.order('plan-1')
    await webhookFaults([{ how: 'drop', times: 100 }])
    await pay(url)
    const { data } = await ola.get('/payment')
    assert.equal((await running.app.inject(`/api/payment/${data[0].id}`)).json().data.state, 'paid')
    assert.equal(await isPaid(ola), true)
    await webhookFaults([])
  })

  test('a payment that takes a while is no access until it has succeeded', async () => {
    for (const succeeds of [true, false]) {
      const iga = await person(`iga.${succeeds}@example.pl`)
      const url = await iga.order('plan-1')
      await pay(url, CARD_LATER)
      await deliverAll()
      const [{ id, state }] = (await iga.get('/payment')).data
      assert.equal(state, 'processing')
      assert.notEqual((await iga.get('/subscription/status')).data?.isActive, true)
      const { intent } = await paymentOf(url)
      await control('POST', `/payment_intents/${intent}/settle`, { succeeds })
      await deliverAll()
      assert.equal((await iga.get(`/payment/${id}`)).data.state, succeeds ? 'paid' : 'problem')
      assert.equal((await iga.get('/subscription/status')).data?.isActive ?? false, succeeds)
    }
  })
})

/** The events of a plan that is paid, and paid back: which of them comes first is chance. */
const EVENTS = ['checkout.session.completed', 'customer.subscription.created', 'invoice.paid', 'charge.refunded']

const permutations = <Item>(items: Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first) => permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]))

/** All, or one for each event that may be the first. */
const ORDERS = permutations(EVENTS).filter(
  (_, number, all) => isThorough || number % (all.length / EVENTS.length) === 0,
)

onOneDatabase((create) => {
  const { running, ask, pay, person, deliverAll, webhookFaults, paymentOf } = usePayments(create)

  test('events come to the same in any order, and after each of them one knows everything', async (t) => {
    const { stripe } = running.app.payments ?? assert.fail()
    await webhookFaults([{ how: 'drop', times: 10_000 }])
    // Nor does reconciliation fetch any, which may be queued already: only what is posted here arrives.
    const list = stripe.events.list.bind(stripe.events)
    t.mock.method(stripe.events, 'list', (params: { type?: string }) =>
      params.type ? list(params) : { autoPagingToArray: async () => [] },
    )
    for (const [number, order] of ORDERS.entries()) {
      const maja = await person(`maja${number}@example.pl`)
      const url = await maja.order('plan-1')
      await pay(url)
      await stripe.refunds.create({ payment_intent: (await paymentOf(url)).intent })
      for (const type of order) {
        const [event] = (await stripe.events.list({ type, limit: 1 })).data
        const payload = JSON.stringify(event)
        const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET })
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
        const received = await ask({ method: 'POST', url: '/api/stripe/webhook', headers, payload })
        assert.equal(received.statusCode, 200, received.body)
        await deliverAll()
        const [{ state, refundedDisplay }] = (await maja.get('/payment')).data
        const { data: invoices } = await maja.get('/subscription/invoices')
        const { isActive } = (await maja.get('/subscription/status')).data
        assert.deepEqual(
          [state, refundedDisplay, invoices.length, invoices[0]?.status, isActive],
          ['paid', '49\u00a0zł', 1, 'refunded', false],
          `${order.join(', ')}: after ${type}`,
        )
      }
    }
    const [{ count } = { count: 0 }] = await running.app.db.rows<{ count: number }>(
      'select count(*)::int as count from provider_events',
    )
    assert.equal(count, ORDERS.length * EVENTS.length)
  })
})

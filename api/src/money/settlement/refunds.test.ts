import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { usePayments } from '../../../testing/money/payments.ts'
import { refundOrder } from './refundOrder.ts'
import { until } from '../../../testing/until.ts'

onOneDatabase((create) => {
  const { running, pay, person, deliverAll, webhookFaults, release, paymentOf, control, sums } = usePayments(create)
  const stripeOf = () => running.app.payments?.stripe ?? assert.fail()
  const bought = async (email: string) => {
    const buyer = await person(email)
    const url = await buyer.order('plan-1')
    await pay(url)
    await deliverAll()
    const isActive = async () => (await buyer.get('/subscription/status')).data?.isActive ?? false
    const payment = async () => (await buyer.get('/payment')).data[0]
    return { ...buyer, url, ...(await paymentOf(url)), isActive, payment }
  }

  test('a refund in part is shown, and changes nothing else', async () => {
    const anna = await bought('anna@example.pl')
    await stripeOf().refunds.create({ payment_intent: anna.intent, amount: 1_000 })
    await deliverAll()
    assert.equal((await anna.payment()).refundedDisplay, '10\u00a0zł')
    assert.equal(await anna.isActive(), true)
  })

  test('a full refund ends the access', async () => {
    const ewa = await bought('ewa@example.pl')
    await stripeOf().refunds.create({ payment_intent: ewa.intent })
    await deliverAll()
    assert.equal(await ewa.isActive(), false)
    assert.deepEqual([(await ewa.payment()).state, (await ewa.payment()).refundedDisplay], ['paid', '49\u00a0zł'])
    const { data: invoices } = await ewa.get('/subscription/invoices')
    assert.deepEqual(
      invoices.map(({ status, amountDisplay }: Record<string, string>) => [status, amountDisplay]),
      [['refunded', '49\u00a0zł']],
    )
  })

  test('a refund of which one hears before the payment ends the access all the same', async () => {
    const olga = await person('olga@example.pl')
    const url = await olga.order('plan-1')
    await webhookFaults([{ how: 'hold', times: 100 }])
    await pay(url)
    const { intent } = await paymentOf(url)
    await stripeOf().refunds.create({ payment_intent: intent })
    await release('last')
    await webhookFaults([])
    await release('last')
    await deliverAll()
    const { data } = await olga.get('/payment')
    assert.deepEqual([data[0].state, data[0].refundedDisplay], ['paid', '49\u00a0zł'])
    assert.notEqual((await olga.get('/subscription/status')).data?.isActive, true)
  })

  test('a dispute stops the access until it is won, and ends it when it is lost', async () => {
    for (const outcome of ['won', 'lost'] as const) {
      const jan = await bought(`jan.${outcome}@example.pl`)
      const { id } = await control('POST', `/charges/${jan.charge}/dispute`)
      await deliverAll()
      assert.equal(await jan.isActive(), false)
      await control('POST', `/disputes/${id}/close`, { outcome })
      await deliverAll()
      assert.equal(await jan.isActive(), outcome === 'won')
    }
  })

  test('what was withdrawn from while it was disputed is paid back when the dispute is won', async () => {
    const ela = await bought('ela@example.pl')
    const { id } = await ela.payment()
    await webhookFaults([{ how: 'hold', times: 100 }])
    const dispute = await control('POST', `/charges/${ela.charge}/dispute`)
    const before = (await sums()).refunded
    const url = `/api/payment/${id}/withdrawal`
    const answer = await running.app.inject({
      method: 'POST',
      url,
      headers: ela.headers,
      payload: { email: 'ela@example.pl' },
    })
    assert.equal(answer.statusCode, 200)
    await refundOrder(running.app, id)
    assert.equal((await sums()).refunded, before)
    await webhookFaults([])
    await release('first')
    await control('POST', `/disputes/${dispute.id}/close`, { outcome: 'won' })
    await deliverAll()
    await until('the refund is told', async () => (await ela.payment()).refundedDisplay !== null)
    assert.equal((await sums()).refunded - before, 4_900)
    assert.equal(await ela.isActive(), false)
  })

  test('we pay an order back once, and end its subscription', async () => {
    const ida = await bought('ida@example.pl')
    const { id } = await ida.payment()
    const before = (await sums()).refunded
    await Promise.all([refundOrder(running.app, id), refundOrder(running.app, id)])
    await refundOrder(running.app, id)
    assert.equal((await sums()).refunded - before, 4_900)
    assert.equal((await ida.get('/subscription/plan')).data.plan.status, 'refunded')
    assert.equal((await ida.checkout({ lookupKey: 'plan-1' })).statusCode, 200)
  })

  test('a refund that comes back is told and asked for again; what was withdrawn from stays over meanwhile', async () => {
    const { jobs } = running.app
    for (const isWithdrawn of [true, false]) {
      const email = `ula.${isWithdrawn}@example.pl`
      const ula = await bought(email)
      const { id } = await ula.payment()
      const url = `/api/payment/${id}/withdrawal`
      if (isWithdrawn) await running.app.inject({ method: 'POST', url, headers: ula.headers, payload: { email } })
      await refundOrder(running.app, id)
      await deliverAll()
      const refunds = async () => (await stripeOf().charges.retrieve(ula.charge, { expand: ['refunds'] })).refunds?.data
      const asked: object[] = []
      const { send } = jobs
      jobs.send = (tx, queue, data) =>
        queue === 'withdrawals' ? Promise.resolve(void asked.push(data)) : send(tx, queue, data)
      await control('POST', `/refunds/${(await refunds())?.[0]?.id}/settle`, { succeeds: false })
      await deliverAll()
      jobs.send = send
      const { refund, refundedDisplay } = await ula.payment()
      assert.deepEqual([refund, refundedDisplay, await ula.isActive()], ['failed', null, !isWithdrawn])
      assert.deepEqual(asked, isWithdrawn ? [{ orderId: id }] : [], 'what we owe is asked for again')
      await refundOrder(running.app, id)
      await deliverAll()
      assert.deepEqual(
        [(await refunds())?.length, (await ula.payment()).refund, await ula.isActive()],
        [2, 'done', false],
      )
      const mails = await running.app.db.rows<{ template: string }>(
        'select template from outbox where recipient = $email and /* across owners: of a test */ true order by id',
        { email },
      )
      assert.deepEqual(
        mails.map(({ template }) => template).filter((template) => template.includes('efund')),
        ['refunded', 'refundFailed', 'refunded'],
      )
    }
  })

  test('orders and the provider agree about the money', async () => {
    const { charged, refunded } = await sums()
    const [paid] = await running.app.db.rows<{ charged: number; refunded: number }>(
      `select sum(amount_paid)::int as charged, sum(amount_refunded)::int as refunded from orders
      where /* across owners: a sum */ true`,
    )
    assert.deepEqual(paid, { charged, refunded })
  })
})

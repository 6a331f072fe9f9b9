import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { CARD_DECLINED, CARD_LATER, sessionIn, usePayments } from '../../../testing/money/payments.ts'

const MONTH_DAYS = [28, 31]

onOneDatabase((create) => {
  const { running, pay, person, deliverAll, faults, webhookFaults, release } = usePayments(create)
  const ordersOf = (userId: number) =>
    running.app.db.rows<{ id: string; state: string; sessionId: string }>(
      'select id, state, session_id as "sessionId" from orders where user_id = $userId order by created_at',
      { userId },
    )

  test('a plan is ordered, paid and runs until its period ends', async () => {
    const anna = await person('anna@example.pl')
    const url = await anna.order('plan-1')
    const [order] = await ordersOf(anna.userId)
    assert.equal(order?.state, 'open')
    assert.equal((await anna.get(`/payment/${order?.id}`)).data.state, 'processing')
    assert.equal(await pay(url), null)
    await deliverAll()
    const { data: payment } = await anna.get(`/payment/${order?.id}`)
    assert.deepEqual([payment.state, payment.amountDisplay, payment.name], ['paid', '49\u00a0zł', 'Miesiąc'])
    const { data: status } = await anna.get('/subscription/status')
    const days = (status.expiryDate * 1_000 - Date.now()) / 86_400_000
    assert.ok(status.isActive && days > MONTH_DAYS[0]! - 1 && days <= MONTH_DAYS[1]!, String(days))
    assert.equal(status.name, 'plan-1')
    assert.equal((await running.app.payments?.stripe.products.retrieve('kinora-plan-1'))?.name, 'Kinora · Miesiąc')
    const { data: plan } = await anna.get('/subscription/plan')
    assert.deepEqual([plan.plan.status, plan.plan.nextChargeDisplay, plan.hasPortal], ['active', '49\u00a0zł', true])
    const welcome = await running.mailbox.next('anna@example.pl')
    assert.match(welcome.text, /Miesiąc/)
  })

  test('the same request opens the same page, also after its answer was lost', async () => {
    const ewa = await person('ewa@example.pl')
    const key = randomUUID()
    const [one, other] = await Promise.all([ewa.order('plan-3', { key }), ewa.order('plan-3', { key })])
    assert.equal(sessionIn(one), sessionIn(other))
    await faults([{ how: 'lost', times: 2, method: 'POST', path: '/v1/checkout/sessions' }])
    const jan = await person('jan@example.pl')
    const again = randomUUID()
    assert.equal((await jan.checkout({ lookupKey: 'plan-3', key: again })).statusCode, 503)
    await jan.order('plan-3', { key: again })
    assert.equal((await ordersOf(jan.userId)).length, 1)
  })

  test('a declined card leaves the order open', async () => {
    const olga = await person('olga@example.pl')
    const url = await olga.order('plan-12')
    assert.notEqual(await pay(url, CARD_DECLINED), null)
    await deliverAll()
    const [order] = await ordersOf(olga.userId)
    assert.equal((await olga.get(`/payment/${order?.id}`)).data.state, 'processing')
    assert.equal(await pay(url), null)
    await deliverAll()
    assert.equal((await olga.get(`/payment/${order?.id}`)).data.state, 'paid')
  })

  test('a silent provider is a 503, and the same request works later', async () => {
    const iga = await person('iga@example.pl')
    const body = { lookupKey: 'plan-1', key: randomUUID() }
    await faults([{ how: 'error', times: 2, path: '/v1/prices' }])
    const failed = await iga.checkout(body)
    assert.deepEqual([failed.statusCode, failed.json().code], [503, 'payments.unavailable'])
    assert.equal(failed.headers['retry-after'], '2')
    assert.equal((await iga.checkout(body)).statusCode, 200)
  })

  test('a provider that never answers is a 503 in the end, and its page is found later', async () => {
    const maja = await person('maja@example.pl')
    const body = { lookupKey: 'plan-1', key: randomUUID() }
    await faults([{ how: 'hang', times: 2, method: 'POST', path: '/v1/checkout/sessions' }])
    const failed = await maja.checkout(body)
    assert.deepEqual([failed.statusCode, failed.json().code], [503, 'payments.unavailable'])
    assert.equal(await pay(await maja.order('plan-1', body)), null)
    await deliverAll()
    assert.deepEqual(
      (await ordersOf(maja.userId)).map(({ state }) => state),
      ['paid'],
    )
  })

  test('one plan at a time: a running one is changed in the portal, and only the last page can be paid', async () => {
    const ala = await person('ala@example.pl')
    const first = await ala.order('plan-1')
    const second = await ala.order('plan-3')
    await assert.rejects(pay(first), /409/)
    assert.equal(await pay(second), null)
    await deliverAll()
    assert.deepEqual(
      (await ordersOf(ala.userId)).map(({ state }) => state),
      ['expired', 'paid'],
    )
    const again = await ala.checkout({ lookupKey: 'plan-12' })
    assert.deepEqual([again.statusCode, again.json().code], [409, 'checkout.alreadySubscribed'])
  })

  test('a payment on its way is not doubled, and one that was paid unnoticed counts', async () => {
    const ida = await person('ida@example.pl')
    await webhookFaults([{ how: 'hold', times: 50 }])
    assert.equal(await pay(await ida.order('plan-1')), null)
    const other = await ida.checkout({ lookupKey: 'plan-3' })
    assert.deepEqual([other.statusCode, other.json().code], [409, 'checkout.alreadySubscribed'])
    const lena = await person('lena@example.pl')
    await pay(await lena.order('plan-1'), CARD_LATER)
    const early = await lena.checkout({ lookupKey: 'plan-3' })
    assert.deepEqual([early.statusCode, early.json().code], [409, 'checkout.processing'])
    await webhookFaults([])
    await release('first')
    await deliverAll()
  })

  test('an order that is paid before its own request is answered is closed for it, and stays paid', async (t) => {
    const filip = await person('filip@example.pl')
    const { sessions } = (running.app.payments ?? assert.fail()).stripe.checkout
    const create = sessions.create.bind(sessions)
    t.mock.method(sessions, 'create', async (...params: Parameters<typeof create>) => {
      const session = await create(...params)
      await pay(session.url ?? '')
      await deliverAll()
      return session
    })
    const answer = await filip.checkout({ lookupKey: 'plan-1' })
    assert.deepEqual([answer.statusCode, answer.json().code], [409, 'checkout.closed'])
    assert.equal((await filip.get('/payment')).data[0].state, 'paid')
  })

  test('who deletes their account while they order buys nothing, and is forgotten by the provider', async (t) => {
    const ewelina = await person('ewelina@example.pl')
    const { stripe } = running.app.payments ?? assert.fail()
    const create = stripe.customers.create.bind(stripe.customers)
    const made: string[] = []
    t.mock.method(stripe.customers, 'create', async (...params: Parameters<typeof create>) => {
      const customer = await create(...params)
      made.push(customer.id)
      await running.app.db.rows('delete from users where id = $userId', { userId: ewelina.userId })
      return customer
    })
    const body = { lookupKey: 'plan-1', key: randomUUID() }
    for (const refused of await Promise.all([ewelina.checkout(body), ewelina.checkout(body)]))
      assert.deepEqual([refused.statusCode, refused.json().code], [401, 'auth.required'])
    assert.equal((await stripe.customers.retrieve(made[0] ?? '')).deleted, true)
  })

  test('a promotion code counts, and an unknown one is a problem of its field', async () => {
    const zoja = await person('zoja@example.pl')
    const unknown = await zoja.checkout({ lookupKey: 'plan-1', code: 'NONE' })
    assert.deepEqual(
      [unknown.statusCode, unknown.json().errors],
      [404, [{ field: 'code', code: 'checkout.wrongCode' }]],
    )
    await pay(await zoja.order('plan-1', { code: ' RUCH10 ' }))
    await deliverAll()
    const [paid, ...others] = (await zoja.get('/payment')).data
    assert.deepEqual([paid.state, paid.amountDisplay, others], ['paid', '44,10\u00a0zł', []])
    // Welcome and receipt arrive in any order.
    const mails = [await running.mailbox.next('zoja@example.pl'), await running.mailbox.next('zoja@example.pl')]
    for (const { text } of mails) assert.match(text, /Kwota: 44,10\u00a0zł\n/)
    assert.ok(mails.some(({ text }) => /Kwota następnej opłaty: 49\u00a0zł\n/.test(text)))
  })

  test('the referral of the visit and that of the registration go with the checkout', async () => {
    const { stripe } = running.app.payments ?? assert.fail()
    const sessionOf = async (url: string) => stripe.checkout.sessions.retrieve(sessionIn(url))
    const ruta = await person('ruta@example.pl')
    const visit = await sessionOf(await ruta.order('plan-1', { referral: 'visit' }))
    const order = visit.metadata?.order ?? ''
    assert.deepEqual([visit.client_reference_id, visit.metadata], ['visit', { order, referral: 'visit' }])
    assert.equal(visit.success_url, `${running.app.config.origin}/payment/${order}`)
    assert.deepEqual(
      [visit.adaptive_pricing?.enabled, visit.payment_method_types, visit.tax_id_collection?.enabled],
      [false, ['card'], true],
    )
    assert.equal(visit.cancel_url, `${visit.success_url}?status=cancelled`)

    await running.app.db.rows("update users set rewardful_token = 'registered' where id = $userId", {
      userId: ruta.userId,
    })
    const both = await sessionOf(await ruta.order('plan-1', { referral: 'visit' }))
    assert.deepEqual(
      [both.client_reference_id, both.metadata],
      ['visit', { order: both.metadata?.order, referral: 'visit', rewardfulToken: 'registered' }],
    )
    const one = await sessionOf(await ruta.order('plan-1'))
    assert.deepEqual(
      [one.client_reference_id, one.metadata],
      ['registered', { order: one.metadata?.order, rewardfulToken: 'registered' }],
    )
    await pay(await ruta.order('plan-1', { referral: 'visit' }))
    const [plan] = (await stripe.subscriptions.list({ limit: 1 })).data
    assert.deepEqual([plan?.metadata.referral, plan?.metadata.rewardfulToken], ['visit', 'registered'])
  })

  test('unknown products, keys of other orders and missing fields are refused', async () => {
    const nina = await person('nina@example.pl')
    const key = randomUUID()
    await nina.order('plan-1', { key })
    for (const [body, status, code] of [
      [{ lookupKey: 'plan-2' }, 404, 'checkout.wrongProduct'],
      [{ lookupKey: 'gift-1' }, 404, 'checkout.wrongProduct'],
      [{ lookupKey: 'plan-3', key }, 409, 'order.otherContent'],
      [{}, 400, 'form.error.lookupKey.required'],
    ] as const) {
      const answer = await nina.checkout(body)
      assert.deepEqual([answer.statusCode, answer.json().code], [status, code])
    }
    const stranger = await person('stranger@example.pl')
    assert.equal((await stranger.checkout({ lookupKey: 'plan-1', key })).statusCode, 409)
    assert.equal((await ordersOf(nina.userId)).length, 1)
  })
})

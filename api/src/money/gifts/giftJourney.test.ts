import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { apiPaths } from '@kinora/paths'
import type { Stripe } from 'stripe'
import { fakeGateway } from '../../../../gateway/src/gateway.fake.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { giftOrder, PURCHASER } from '../../../testing/money/gifts.ts'
import { codeIn } from '../../../testing/messages/mailbox.ts'
import { sessionIn, usePayments } from '../../../testing/money/payments.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { PASSWORD } from '../../../testing/people.ts'
import { ORIGIN } from '../../../testing/startApp.ts'
import { until } from '../../../testing/until.ts'

onOneDatabase((create) => {
  const { running, pay, person, deliverAll, replay, submit, addFreeCode } = usePayments(create)
  let givers = 0

  /** Orders a card by the call or by a form. `to` is its recipient. */
  async function order(changes: object = {}, headers: Record<string, string> = {}) {
    const [to, from] = [`friend${++givers}@example.pl`, `giver${givers}@example.pl`]
    const body = giftOrder({ recipient: { email: to }, purchaser: { ...PURCHASER, email: from }, ...changes })
    const send = () =>
      running.app.inject({ method: 'POST', url: '/api/gift-card-orders?locale=en', payload: body, headers })
    const answer = await send()
    assert.equal(answer.statusCode, 200, answer.body)
    const [written] = await running.app.db.rows<{ id: string }>(
      ofAnyone('select id from orders where write_id = $key'),
      { key: body.key },
    )
    return { id: written?.id ?? '', url: answer.json().data.url as string, to, from, send }
  }
  const redeem = (headers: Record<string, string>, code: string) =>
    running.app.inject({
      method: 'PUT',
      url: `/api/gift-card-orders/activate/${code}`,
      headers,
      payload: { data: {} },
      remoteAddress: `203.0.113.${++givers}`,
    })

  async function chargeOf(url: string) {
    const { checkout } = running.app.payments!.stripe
    const expand = ['payment_intent.latest_charge']
    const { payment_intent } = await checkout.sessions.retrieve(sessionIn(url), { expand })
    return (payment_intent as Stripe.PaymentIntent | null)?.latest_charge as Stripe.Charge | undefined
  }

  test('a gift is ordered, paid, mailed once to both, redeemed by another person, and paid back', async () => {
    const { id, url, to, from, send } = await order()
    assert.equal(sessionIn((await send()).json().data.url), sessionIn(url))
    assert.equal(await pay(url), null)
    await deliverAll()
    assert.match((await running.mailbox.next(from)).text, /Amount: PLN\s49\.50/)
    const code = codeIn(await running.mailbox.next(to))
    await replay()
    await deliverAll()
    assert.deepEqual(running.mailbox.unread(), [])
    const invoice = await running.app.inject(`/api/payment/${id}/invoice?locale=pl`)
    assert.ok(invoice.json().data.startsWith(`${ORIGIN}/sandbox/pay/i/in_`), invoice.body)

    const anna = await person('anna@example.pl')
    assert.equal((await redeem(anna.headers, code)).statusCode, 200)
    assert.equal((await anna.get('/subscription/status')).data.name, 'FREE')
    const { plan, hasPortal, accessEndsAt } = (await anna.get('/subscription/plan')).data
    assert.deepEqual([plan, hasPortal, Date.parse(accessEndsAt) > Date.now()], [null, false, true])
    const portal = await running.app.inject({ url: '/api/subscription/customerPortal', headers: anna.headers })
    assert.deepEqual([portal.statusCode, portal.json().code], [409, 'subscription.noPortal'])

    const withdrawn = await running.app.inject({
      method: 'POST',
      url: `/api/payment/${id}/withdrawal`,
      payload: { email: from },
    })
    assert.equal(withdrawn.statusCode, 200, withdrawn.body)
    let payment = withdrawn.json().data
    while (!payment.refundedDisplay) {
      await setImmediate()
      payment = (await anna.get(`/payment/${id}?locale=en`)).data
    }
    assert.match(payment.refundedDisplay, /PLN\s49\.50/)
    assert.equal((await anna.get('/subscription/status')).data.isActive, false)
    assert.equal((await redeem(anna.headers, code)).json().code, 'gift.wrongCode')
  })

  for (const [how, price, means] of [
    ['by BLIK', 4_950, null],
    ['by a code for the whole price', 0, undefined],
  ] as const)
    test(`a gift that is paid ${how} gets its code, which gives its time`, async () => {
      const { id, url, to, from } = await order()
      if (price === 0) {
        await addFreeCode('DAREM')
        await submit(url, { action: 'code', code: 'DAREM' })
      }
      assert.equal(await pay(url, means), null)
      assert.equal((await chargeOf(url))?.payment_method_details?.type, price === 0 ? undefined : 'blik')
      await deliverAll()
      const receipt = await running.mailbox.next(from)
      assert.match(receipt.text, price === 0 ? /Amount: PLN\s0\n/ : /Amount: PLN\s49\.50/)
      const olga = await person(`olga${price}@example.pl`)
      assert.equal((await redeem(olga.headers, codeIn(await running.mailbox.next(to)))).statusCode, 200)
      assert.equal((await olga.get('/subscription/status')).data.isActive, true)
      const { amountDisplay, state } = (await olga.get(`/payment/${id}?locale=en`)).data
      assert.deepEqual([state, amountDisplay], ['paid', price === 0 ? 'PLN\u00a00' : 'PLN\u00a049.50'])
    })

  test('the referral of the visit and that of a registered giver travel to the payment provider', async () => {
    const referredBy = async ({ url }: { url: string }) => {
      const { sessions } = running.app.payments!.stripe.checkout
      const { client_reference_id, metadata } = await sessions.retrieve(sessionIn(url))
      return [client_reference_id, metadata?.referral, metadata?.rewardfulToken]
    }
    assert.deepEqual(await referredBy(await order({ referral: 'friend-1' })), ['friend-1', 'friend-1', undefined])
    const iga = await person('iga@example.pl')
    await running.app.db.rows("update users set rewardful_token = 'registered' where id = $userId", {
      userId: iga.userId,
    })
    assert.deepEqual(await referredBy(await order({}, iga.headers)), ['registered', undefined, 'registered'])
    assert.deepEqual(await referredBy(await order({ referral: 'friend-2' }, iga.headers)), [
      'friend-2',
      'friend-2',
      'registered',
    ])
  })

  test('the form without JavaScript leads to the payment, with nothing but its address to say for what', async (t) => {
    const { port } = running.app.server.address() as AddressInfo
    const gateway = await fakeGateway({ API_URL: `http://127.0.0.1:${port}` })
    t.after(() => gateway.close())
    // As mfe-commerce declares it.
    const route = {
      id: 'giftOrder',
      path: 'give-a-gift/order/:lookupKey',
      search: ['template', 'subscription'],
      form: apiPaths.giftOrderForm(),
    }
    await gateway.release(
      { name: 'shell', version: '1' },
      { name: 'mfe-commerce', version: '1', built: { routes: [{ ...route, scripts: [], styles: [] }], nav: [] } },
    )
    await gateway.start()
    const [gift] = (await running.app.inject('/api/gift-subscriptions')).json().data
    for (const [path, next, code] of [
      ['/give-a-gift/order/gift-1?template=1', 'Przejdź do płatności', 'Kod: '],
      [`/en/give-a-gift/order/${gift.id}?template=1&subscription=${gift.id}`, 'Go to payment', 'Code: '],
    ] as const) {
      const to = `form${++givers}@example.pl`
      const fields = Object.entries(PURCHASER).map(([name, value]): [string, string] => [`purchaser[${name}]`, value])
      const send = async (form: [string, string][]) => {
        const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
        const answer = await fetch(gateway.url + path, { method: 'POST', headers, body: new URLSearchParams(form) })
        const page = await answer.text()
        assert.equal(answer.status, 200, page)
        return page
      }
      const summary = await send([...fields, ['recipient[email]', to], ['terms', 'on']])
      const hidden = summary.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)
      const page = await send([
        ...[...hidden].map(([, name, value]): [string, string] => [name!, value!]),
        ['confirm', 'on'],
      ])
      const [, url = '', words] = /<a class="next" href="([^"]+)">([^<]+)</.exec(page) ?? []
      assert.equal(words, next)
      assert.equal(await pay(url), null)
      await deliverAll()
      assert.match((await running.mailbox.next(to)).text, new RegExp(code))
    }
  })

  test('with an account its plan ends at the payment provider, and so do pages on which one could still pay', async () => {
    const eva = await person('eva@example.pl')
    await pay(await eva.order('plan-1'))
    const ordered = {
      method: 'POST',
      url: '/api/gift-card-orders',
      headers: eva.headers,
      payload: giftOrder(),
    } as const
    const gift = (await running.app.inject(ordered)).json().data.url as string
    await pay(gift)
    await deliverAll()
    const { stripe } = running.app.payments!
    const [{ plan, customer } = { plan: '', customer: '' }] = await running.app.db.rows<{
      plan: string
      customer: string
    }>(
      `select p.id as plan, c.customer_id as customer from provider_subscriptions p
      join provider_customers c on c.user_id = p.user_id where p.user_id = $userId`,
      { userId: eva.userId },
    )
    const erase = (payload: object) =>
      running.app.inject({ method: 'DELETE', url: '/api/user/me', headers: eva.headers, payload })
    await erase({ password: PASSWORD })
    let mail = await running.mailbox.next('eva@example.pl')
    while (!mail.text.includes('delete-account')) mail = await running.mailbox.next('eva@example.pl')
    assert.equal((await erase({ code: codeIn(mail) })).statusCode, 204)
    await until('the customer is deleted', async () => (await stripe.customers.retrieve(customer)).deleted)
    assert.equal((await stripe.subscriptions.retrieve(plan)).status, 'canceled')
    const { customer: giver, invoice } = await stripe.checkout.sessions.retrieve(sessionIn(gift))
    await until('so is that of the gift', async () => (await stripe.customers.retrieve(String(giver))).deleted)
    assert.equal((await stripe.invoices.retrieve(String(invoice))).status, 'paid')
    await deliverAll()
    const orders = await running.app.db.rows<{ state: string; user: number | null }>(
      ofAnyone('select state, user_id as user from orders where subscription_id = $plan'),
      { plan },
    )
    assert.deepEqual([...orders], [{ state: 'paid', user: null }])
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { onEachDatabase } from '../../testing/databases.ts'
import { giftOrder, PURCHASER } from '../../testing/gifts.ts'
import { codeIn } from '../../testing/mailbox.ts'
import { sessionIn, usePayments } from '../../testing/payments.ts'
import { ofAnyone } from '../../testing/ofAnyone.ts'
import { PASSWORD } from '../../testing/people.ts'
import { ORIGIN } from '../../testing/startApp.ts'

onEachDatabase((create) => {
  const { running, pay, person, deliverAll, replay } = usePayments(create)
  let givers = 0

  /** Orders a card by the call or by a form. `to` is its recipient. */
  async function order(changes: object = {}) {
    const [to, from] = [`friend${++givers}@example.pl`, `giver${givers}@example.pl`]
    const body = giftOrder({ recipient: { email: to }, purchaser: { ...PURCHASER, email: from }, ...changes })
    const send = () => running.app.inject({ method: 'POST', url: '/api/gift-card-orders?locale=en', payload: body })
    const answer = await send()
    assert.equal(answer.statusCode, 200, answer.body)
    const [written] = await running.app.db.rows<{ id: string }>(ofAnyone('select id from orders where write_id = $1'), [
      body.key,
    ])
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

    const anna = await person('anna@example.pl')
    assert.equal((await redeem(anna.headers, code)).statusCode, 200)
    assert.equal((await anna.get('/subscription/status')).data.name, 'FREE')

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

  test('a referral travels to the payment provider', async () => {
    const { id } = await order({ referral: 'friend-1' })
    const [{ session } = { session: '' }] = await running.app.db.rows<{ session: string }>(
      ofAnyone('select session_id as session from orders where id = $1'),
      [id],
    )
    const found = await running.app.payments!.stripe.checkout.sessions.retrieve(session)
    assert.deepEqual([found.client_reference_id, found.metadata?.referral], ['friend-1', 'friend-1'])
  })

  test('the form without JavaScript leads to the payment', async () => {
    const { key } = giftOrder()
    const fields = Object.entries(PURCHASER).map(([name, value]): [string, string] => [`purchaser[${name}]`, value])
    const more = { 'recipient[email]': 'form@example.pl', lookupKey: 'gift-1', designId: '1', terms: 'on', key }
    const answer = await running.app.inject({
      method: 'POST',
      url: '/api/gift-card-orders/form',
      payload: new URLSearchParams([...fields, ...Object.entries(more)]).toString(),
      headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    })
    assert.equal(answer.statusCode, 200, answer.body)
    const url = /<a class="next" href="([^"]+)">Przejdź do płatności</.exec(answer.body)?.[1] ?? ''
    assert.equal(await pay(url), null)
    await deliverAll()
    assert.match((await running.mailbox.next('form@example.pl')).text, /Kod: /)
  })

  test('with an account its plan ends at the payment provider, and so do pages on which one could still pay', async () => {
    const eva = await person('eva@example.pl')
    await pay(await eva.order('plan-1'))
    await deliverAll()
    const { stripe } = running.app.payments!
    const [{ plan, customer } = { plan: '', customer: '' }] = await running.app.db.rows<{
      plan: string
      customer: string
    }>(
      `select p.id as plan, c.customer_id as customer from provider_subscriptions p
      join provider_customers c on c.user_id = p.user_id where p.user_id = $1`,
      [eva.userId],
    )
    const erase = (payload: object) =>
      running.app.inject({ method: 'DELETE', url: '/api/user/me', headers: eva.headers, payload })
    await erase({ password: PASSWORD })
    let mail = await running.mailbox.next('eva@example.pl')
    while (!mail.text.includes('delete-account')) mail = await running.mailbox.next('eva@example.pl')
    assert.equal((await erase({ code: codeIn(mail) })).statusCode, 204)
    while (!(await stripe.customers.retrieve(customer)).deleted) await setImmediate()
    assert.equal((await stripe.subscriptions.retrieve(plan)).status, 'canceled')
    await deliverAll()
    const orders = await running.app.db.rows<{ state: string; user: number | null }>(
      ofAnyone('select state, user_id as user from orders where subscription_id = $1'),
      [plan],
    )
    assert.deepEqual([...orders], [{ state: 'paid', user: null }])
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Stripe } from 'stripe'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { startApp, stopApp, useApp } from '../../../testing/startApp.ts'

const [OLD, NEW] = ['whsec_the_old_one', 'whsec_the_new_one']
const stripe = new Stripe('sk_test_of_nobody')

const event = (changes: object = {}) =>
  JSON.stringify({
    id: `evt_${Math.random().toString(36).slice(2)}`,
    object: 'event',
    type: 'price.created',
    created: 1_790_000_000,
    livemode: false,
    data: { object: { id: 'price_1', object: 'price' } },
    ...changes,
  })
const sign = (payload: string, secret = NEW, timestamp = Math.floor(Date.now() / 1_000)) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

onOneDatabase((create) => {
  const running = useApp(create, {
    payments: { kind: 'stripe', secretKey: 'sk_test_of_nobody', isLive: false, webhookSecrets: [OLD, NEW] },
  })
  const send = async (payload: string, signature?: string) => {
    const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) }
    const answer = await running.app.inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload })
    return [answer.statusCode, answer.json().code]
  }
  const count = async () => (await running.app.db.rows('select id from provider_events')).length

  test('either secret counts while they are changed, and an event is stored once', async () => {
    const [one, other] = [event(), event()]
    assert.deepEqual(await send(one, sign(one, OLD)), [200, undefined])
    assert.deepEqual(await send(other, sign(other)), [200, undefined])
    assert.deepEqual(await send(other, sign(other)), [200, undefined])
    assert.equal(await count(), 2)
  })

  test('whatever the provider has not signed just now is refused and stored nowhere', async () => {
    const before = await count()
    const signedPayload = event()
    const now = Math.floor(Date.now() / 1_000)
    for (const [payload, signature] of [
      [signedPayload, undefined],
      [signedPayload, 'no signature'],
      [signedPayload, sign(signedPayload, 'whsec_of_somebody_else')],
      [signedPayload, sign(signedPayload).replace('v1=', 'v0=')],
      [`${signedPayload} `, sign(signedPayload)],
      [signedPayload.replace('price.created', 'invoice.paid'), sign(signedPayload)],
      [JSON.stringify(JSON.parse(signedPayload), null, 1), sign(signedPayload)],
      [signedPayload, sign(signedPayload, NEW, now - 301)],
      ['{', sign('{')],
      ['', sign('')],
    ] as const)
      assert.deepEqual(await send(payload, signature), [400, 'payments.wrongSignature'], signature)
    assert.equal(await count(), before)
  })

  test('a live event is refused in test mode', async () => {
    const live = event({ livemode: true })
    assert.deepEqual(await send(live, sign(live)), [400, 'payments.otherMode'])
  })

  test('a body that is too large is refused', async () => {
    const large = event({ data: { object: { object: 'price', text: 'x'.repeat(256 * 1024) } } })
    assert.deepEqual(await send(large, sign(large)), [413, 'request.tooLarge'])
  })
})

onOneDatabase((create) => {
  test('with payments off, nothing is sold', async () => {
    const database = await create()
    const app = await startApp(database)
    try {
      const answer = await app.inject({ method: 'POST', url: '/api/stripe/webhook', payload: {} })
      assert.deepEqual([answer.statusCode, answer.json().code], [503, 'payments.off'])
    } finally {
      await stopApp(app)
      await database.drop()
    }
  })
})

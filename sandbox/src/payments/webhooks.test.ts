import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { card, openShop, type Shop } from '../../testing/shop.ts'

const shop = await openShop()
const { hook, stripe } = shop

beforeEach(async () => {
  await shop.control('PUT', 'webhooks/faults', [])
  await shop.delivered()
  hook.events.length = hook.refused.length = 0
})

/** Makes a customer, which is one event. */
const happen = (name = 'Anna') => stripe.customers.create({ name })
const faults = (how: string, more: object = {}) => shop.control('PUT', 'webhooks/faults', [{ how, times: 1, ...more }])
const names = () => hook.events.map(({ data }) => ('name' in data.object ? data.object.name : null))

test('events are delivered signed, and can be listed', async () => {
  const { id } = await happen()
  assert.deepEqual(await shop.delivered(), ['customer.created'])
  const [event] = hook.events
  assert.deepEqual(
    [event?.livemode, event?.api_version, event?.data.object && 'id' in event.data.object && event.data.object.id],
    [false, '2026-10-28.endive', id],
  )
  assert.match(event?.request?.id ?? '', /^req_/)
  const listed = await stripe.events.list({
    type: 'customer.created',
    created: { gte: (event?.created ?? 0) - 60 },
    limit: 1,
  })
  assert.equal(listed.data[0]?.id, event?.id)
  const headers = { authorization: `Bearer ${shop.secretKey}` }
  const retrieved = await (await fetch(`${shop.url}/v1/events/${event?.id}`, { headers })).json()
  assert.deepEqual(hook.bodies.at(-1), { ...(retrieved as object), pending_webhooks: 1 })
})

test('a delivery that is not taken is made again', async () => {
  hook.answers.push(500, 503)
  await happen()
  assert.deepEqual(await shop.delivered(), ['customer.created'])
  assert.deepEqual(hook.answers, [])
})

test('a delivery arrives twice, late, or never, as ordered', async () => {
  await faults('duplicate')
  await happen()
  assert.equal((await shop.delivered()).length, 2)
  assert.equal(hook.events[0]?.id, hook.events[1]?.id)

  await faults('drop')
  await happen()
  assert.equal((await shop.delivered()).length, 2)

  await faults('delay', { ms: 60_000 })
  await happen('late')
  await happen('soon')
  await shop.delivered()
  assert.deepEqual(names().slice(2), ['soon', 'late'])
})

test('held deliveries come in the order that is asked for', async () => {
  await faults('hold', { times: 2, type: 'customer' })
  await happen('first')
  await happen('second')
  assert.deepEqual(await shop.delivered(), [])
  await shop.control('POST', 'webhooks/release', { order: 'last' })
  assert.deepEqual(names(), ['second', 'first'])
})

test('a wrong or old signature is refused, and then the right one comes', async () => {
  for (const how of ['wrongSecret', 'stale']) {
    await faults(how)
    await happen()
    await shop.delivered()
  }
  assert.equal(hook.refused.length, 2)
  assert.match(hook.refused.join(), /No signatures found[^]*Timestamp outside the tolerance zone/)
  assert.equal(hook.events.length, 2)
})

test('everything that ever happened can be delivered again', async () => {
  const { data } = await stripe.events.list({ limit: 100 })
  await shop.control('POST', 'webhooks/replay')
  await shop.delivered()
  assert.deepEqual(new Set(hook.events.map(({ id }) => id)), new Set(data.map(({ id }) => id)))
})

test('a restart in the middle loses nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-payments-'))
  const database = join(folder, 'sandbox.db')
  after(() => rm(folder, { recursive: true }))
  const reopen = (): Promise<Shop> => openShop({ database })

  const before = await reopen()
  await before.stock()
  const session = await before.checkout('plan_1m')
  await before.submit(session.url ?? '', card('4000000000003220'))
  await before.close()

  const later = await reopen()
  await later.control('PUT', 'webhooks/faults', [{ how: 'delay', times: 100, ms: 600_000 }])
  assert.equal((await later.submit(`${session.url}/confirm`, { action: 'confirm' })).status, 303)
  assert.deepEqual(later.hook.events, [])
  await later.close()

  const last = await reopen()
  assert.ok((await last.delivered()).includes('checkout.session.completed'))
  const done = await last.stripe.checkout.sessions.retrieve(session.id)
  assert.deepEqual([done.status, done.payment_status], ['complete', 'paid'])
  await last.advance(32 * 86_400)
  assert.equal((await last.stripe.invoices.list({ subscription: String(done.subscription) })).data.length, 2)
  assert.ok((await last.delivered()).includes('invoice.paid'))
  assert.equal((await last.stripe.promotionCodes.list({ code: 'RUCH10' })).data.length, 1)
})

test('everything that was asked and answered fits the types of the SDK', async () => {
  assert.deepEqual(await shop.misfits(), [])
})

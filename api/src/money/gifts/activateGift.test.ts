import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { addGift } from '../../../testing/money/gifts.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { useApp } from '../../../testing/startApp.ts'
import { paidPeriods, providerSubscriptions } from '../orders/orderTables.ts'
import { lockAccess, rewriteAccess } from '../subscriptions/rewriteAccess.ts'

const DAY_MS = 86_400_000
const inDays = (count: number) => new Date(Date.now() + count * DAY_MS)

onOneDatabase((create) => {
  const running = useApp(create)
  beforeEach(() => running.app.db.rows('delete from attempts'))

  let people = 0
  const somebody = async () => {
    const caller = await addCaller(running.app, { email: `somebody${++people}@kinora.example` })
    const redeem = async (code: string, data: object = {}) => {
      const answer = await caller.put(`/gift-card-orders/activate/${encodeURIComponent(code)}`, { data })
      return { status: answer.statusCode, ...answer.json<{ code?: string; data?: Record<string, unknown> }>() }
    }
    const hasAccess = async () => (await caller.get('/subscription/status')).json().data?.isActive === true
    return { ...caller, redeem, hasAccess }
  }
  const refuses = async (request: Promise<{ status: number; code?: string }>, status: number, code: string) => {
    const { status: got, code: gotCode } = await request
    assert.deepEqual([got, gotCode], [status, code])
  }
  const addPlan = (userId: number, lookupKey: string, endsAtPeriodEnd = false) =>
    running.app.db.orm.insert(providerSubscriptions).values({
      id: `sub_${userId}`,
      userId,
      lookupKey,
      status: 'active',
      periodEndsAt: inDays(20),
      endsAtPeriodEnd,
    })
  const rewrite = (userId: number) =>
    running.app.db.transaction(async (tx) => {
      await lockAccess(tx, userId)
      await rewriteAccess(tx, userId)
    })
  const change = (id: string, values: string) =>
    running.app.db.rows(ofAnyone(`update orders set ${values} where id = $id`), { id })

  test('a code gives its months once, to one person, who may send it again', async () => {
    const gift = await addGift(running.app)
    const [anna, eva] = [await somebody(), await somebody()]
    const first = await anna.redeem(gift.code.toLowerCase().replaceAll('-', ' '))
    assert.deepEqual([first.status, first.data?.months], [200, 1])
    assert.ok(await anna.hasAccess())
    const { data: plan } = (await anna.get('/subscription/status')).json()
    assert.equal(plan.name, 'FREE')
    assert.deepEqual((await anna.redeem(gift.code)).data, first.data)
    await refuses(eva.redeem(gift.code), 410, 'gift.used')
    assert.equal(await eva.hasAccess(), false)
  })

  test('what is no code, or nobody has, is a wrong code', async () => {
    const anna = await somebody()
    for (const code of ['0000-0000-0000-0000', 'x', 'ÿ'.repeat(90)])
      await refuses(anna.redeem(code), 404, 'gift.wrongCode')
  })

  test('a code is used up neither by a visitor nor by a body that is wrong', async () => {
    const gift = await addGift(running.app)
    const anna = await somebody()
    const url = `/api/gift-card-orders/activate/${gift.code}`
    assert.equal((await running.app.inject({ method: 'PUT', url, payload: { data: {} } })).statusCode, 401)
    assert.equal((await anna.put(`/gift-card-orders/activate/${gift.code}`, {})).statusCode, 400)
    assert.equal((await anna.redeem(gift.code)).status, 200)
  })

  test('a card of another duration can still be used', async () => {
    const gift = await addGift(running.app)
    const anna = await somebody()
    await refuses(anna.redeem(gift.code, { lookupKey: 'plan-3' }), 409, 'gift.differentDuration')
    await refuses(anna.redeem(gift.code, { lookupKey: 'unknown' }), 409, 'gift.differentDuration')
    await addPlan(anna.userId, 'plan-3')
    await refuses(anna.redeem(gift.code), 409, 'gift.differentDuration')
    assert.equal((await anna.redeem(gift.code, { lookupKey: 'gift-1' })).status, 200)
  })

  test('a plan that ends, or of the same duration, takes a card', async () => {
    const [anna, eva] = [await somebody(), await somebody()]
    await addPlan(anna.userId, 'plan-3', true)
    await addPlan(eva.userId, 'plan-1')
    assert.equal((await anna.redeem((await addGift(running.app)).code)).status, 200)
    assert.equal((await eva.redeem((await addGift(running.app)).code)).status, 200)
  })

  test('a card is worth nothing when it has expired, was not paid, paid back, disputed or withdrawn from', async () => {
    const expired = await addGift(running.app, { order: { paidAt: inDays(-370) } })
    await refuses((await somebody()).redeem(expired.code), 410, 'gift.expired')
    for (const values of ["state = 'open'", 'revoked_at = now()', 'withdrawn_at = now()']) {
      const gift = await addGift(running.app)
      await change(gift.id, values)
      await refuses((await somebody()).redeem(gift.code), 404, 'gift.wrongCode')
    }
  })

  test('a refund after the activation ends the access', async () => {
    const gift = await addGift(running.app)
    const anna = await somebody()
    await anna.redeem(gift.code)
    await change(gift.id, 'revoked_at = now()')
    await rewrite(anna.userId)
    assert.equal(await anna.hasAccess(), false)
    await refuses(anna.redeem(gift.code), 404, 'gift.wrongCode')
  })

  test('gifts begin behind what is paid, one after another, and nothing is lost', async () => {
    const anna = await somebody()
    const paid = { startsAt: inDays(-10), endsAt: inDays(20) }
    const period = { id: `in_${anna.userId}`, userId: anna.userId, subscriptionId: 'sub', lookupKey: 'plan-1' }
    await running.app.db.orm.insert(paidPeriods).values({ ...period, amountPaid: 4_900, ...paid })
    await rewrite(anna.userId)
    const first = await anna.redeem((await addGift(running.app)).code)
    const second = await anna.redeem((await addGift(running.app)).code)
    assert.equal(first.data?.startsAt, paid.endsAt.toISOString())
    assert.equal(second.data?.startsAt, first.data?.endsAt)
  })

  test('a person has five tries in a quarter of an hour, and an address thirty', async () => {
    const anna = await somebody()
    for (let time = 0; time < 5; time++) await refuses(anna.redeem('0'), 404, 'gift.wrongCode')
    const { code } = await addGift(running.app)
    await refuses(anna.redeem(code), 429, 'auth.tooManyAttempts')
    for (let person = 0; person < 5; person++) {
      const guest = await somebody()
      for (let time = 0; time < 5; time++) await refuses(guest.redeem('0'), 404, 'gift.wrongCode')
    }
    const eva = await somebody()
    await refuses(eva.redeem(code), 429, 'auth.tooManyAttempts')
    const elsewhere = await running.app.inject({
      method: 'PUT',
      url: `/api/gift-card-orders/activate/${code}`,
      headers: { authorization: `Bearer ${eva.token}` },
      remoteAddress: '203.0.113.9',
      payload: { data: {} },
    })
    assert.equal(elsewhere.statusCode, 200)
  })

  test('a visitor who has the link sees the card and prints its code', async () => {
    const gift = await addGift(running.app, { card: { message: 'Sto lat!' } })
    const show = (token: string) =>
      running.app.inject({ method: 'POST', url: '/api/gift-card-orders/card', payload: { token } })
    const answer = await show(gift.token)
    assert.equal(answer.headers['cache-control'], 'no-store')
    const { expiresAt, ...card } = answer.json().data
    assert.deepEqual(card, {
      templateId: 1,
      months: 1,
      name: 'Ola',
      message: 'Sto lat!',
      code: gift.code,
      redeemedAt: null,
    })
    assert.ok(expiresAt > inDays(364).toISOString())
    await (await somebody()).redeem(gift.code)
    assert.ok((await show(gift.token)).json().data.redeemedAt)
    await change(gift.id, 'revoked_at = now()')
    for (const token of [gift.token, 'x'.repeat(43)]) {
      const refused = await show(token)
      assert.deepEqual([refused.statusCode, refused.json().code], [404, 'gift.wrongLink'])
    }
    assert.equal((await show('short')).statusCode, 400)
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import type { ReceivedMail } from '../../../testing/messages/mailbox.ts'
import { CARD, CARD_THAT_EXPIRES, usePayments } from '../../../testing/money/payments.ts'
import { postRenewalReminders } from './reconcile.ts'

const DAY_S = 86_400
const secondsOf = (moment: string) => Date.parse(moment) / 1_000

/** The sandbox's clock only goes forward, so what begins today comes first. */
const members = (create: Parameters<typeof usePayments>[0]) => {
  const { running, pay, person, deliverAll, passDays, paymentOf, submit, addFreeCode } = usePayments(create)
  const stripeOf = () => running.app.payments?.stripe ?? assert.fail()
  const bought = async (email: string, card = CARD, lookupKey = 'plan-1') => {
    const buyer = await person(email)
    const url = await buyer.order(lookupKey)
    await pay(url, card)
    await deliverAll()
    const plan = async () => (await buyer.get('/subscription/plan')).data
    return { ...buyer, ...(await paymentOf(url)), plan }
  }
  /** Somebody with a clock of their own at the provider, which is so many days behind. */
  const behind = async (email: string, days: number) => {
    const { testHelpers, customers } = stripeOf()
    const from = Math.floor(Date.now() / 1_000) - days * DAY_S
    const clock = await testHelpers.testClocks.create({ frozen_time: from })
    const { id } = await customers.create({ test_clock: clock.id })
    const buyer = await person(email)
    await running.app.db.rows('insert into provider_customers (user_id, customer_id) values ($userId, $id)', {
      userId: buyer.userId,
      id,
    })
    const pass = (days: number) => testHelpers.testClocks.advance(clock.id, { frozen_time: from + days * DAY_S })
    return { ...buyer, pass }
  }
  const mailsTo = (to: string) =>
    running.app.db.rows<{ template: string }>(
      'select template from outbox where recipient = $to and /* across owners: of a test */ true order by id',
      { to },
    )
  return { running, deliverAll, passDays, pay, person, submit, addFreeCode, stripeOf, bought, behind, mailsTo }
}

onOneDatabase((create) => {
  const { deliverAll, passDays, pay, person, stripeOf, bought, behind, mailsTo } = members(create)

  test('a lasting discount is in the next charge that is shown', async () => {
    const coupon = await stripeOf().coupons.create({ percent_off: 50, duration: 'forever' })
    await stripeOf().promotionCodes.create({ code: 'POLOWA', promotion: { type: 'coupon', coupon: coupon.id } })
    const ola = await person('ola@example.pl')
    await pay(await ola.order('plan-1', { code: 'POLOWA' }))
    await deliverAll()
    const nextCharge = async (locale: string) =>
      (await ola.get(`/subscription/plan?locale=${locale}`)).data.plan.nextChargeDisplay
    const { data } = await ola.get('/payment?locale=pl')
    assert.equal(await nextCharge('pl'), data[0].amountDisplay)
    assert.deepEqual([await nextCharge('pl'), await nextCharge('en')], ['24,50\u00a0zł', 'PLN\u00a024.50'])
  })

  test('who cancels and buys again pays when the time that is left has ended', async () => {
    const jan = await bought('jan@example.pl')
    await stripeOf().subscriptions.update(jan.subscription, { cancel_at_period_end: true })
    await deliverAll()
    const { plan: before, firstChargeAt: end } = await jan.plan()
    assert.equal(end, before.periodEndsAt)
    await stripeOf().subscriptions.cancel(jan.subscription)
    await deliverAll()
    const between = await jan.plan()
    assert.deepEqual([between.plan, between.hasInvoices, between.firstChargeAt], [null, true, end])
    const url = await jan.order('plan-3')
    const session = /cs_test_\w+/.exec(url)?.[0] ?? ''
    await pay(url)
    await deliverAll()
    const { payment_status } = await stripeOf().checkout.sessions.retrieve(session)
    assert.equal(payment_status, 'no_payment_required')
    const { plan, accessEndsAt } = await jan.plan()
    assert.deepEqual([plan.lookupKey, plan.status, plan.renewsAt, accessEndsAt], ['plan-3', 'upcoming', end, end])
    const { data } = await jan.get('/payment')
    assert.deepEqual([data[0].state, data[0].amountDisplay], ['paid', '0\u00a0zł'])
    await stripeOf().refunds.create({ payment_intent: jan.intent })
    await deliverAll()
    assert.equal((await jan.plan()).accessEndsAt, null, 'waiting for the first charge gives nothing')
  })

  test('a failed renewal leaves the access for seven days, and says so', async () => {
    const ewa = await bought('ewa@example.pl', CARD_THAT_EXPIRES)
    const before = (await ewa.plan()).plan.periodEndsAt
    await passDays(32)
    await deliverAll()
    const { plan, accessEndsAt } = await ewa.plan()
    assert.deepEqual([plan.status, plan.periodEndsAt, plan.renewsAt], ['pastDue', before, null])
    const { data: status } = await ewa.get('/subscription/status')
    assert.deepEqual([status.isActive, status.hasFailed, status.renewsAt], [true, true, undefined])
    assert.equal(secondsOf(plan.graceEndsAt), secondsOf(before) + 7 * DAY_S)
    assert.equal(accessEndsAt, plan.graceEndsAt)
    const templates = (await mailsTo('ewa@example.pl')).map(({ template }) => template)
    assert.deepEqual(templates, ['welcomeToPlan', 'receipt', 'paymentFailed'])
  })

  test('the access after a failed renewal is gone eight days later', async () => {
    for (const [daysAgo, isActive, status] of [
      [1, true, 'pastDue'],
      [9, false, 'unpaid'],
    ] as const) {
      const iwo = await behind(`iwo${daysAgo}@example.pl`, 32 + daysAgo)
      await pay(await iwo.order('plan-1'), CARD_THAT_EXPIRES)
      await iwo.pass(32)
      await deliverAll()
      const { plan } = (await iwo.get('/subscription/plan')).data
      assert.deepEqual([plan.status, Date.parse(plan.graceEndsAt) > Date.now()], [status, isActive])
      const { data } = await iwo.get('/subscription/status')
      assert.deepEqual([data.isActive, data.expiryDate], [isActive, secondsOf(plan.graceEndsAt)])
    }
  })
})

onOneDatabase((create) => {
  const { running, deliverAll, passDays, pay, person, submit, addFreeCode, stripeOf, bought, behind, mailsTo } =
    members(create)

  test('a plan that becomes another one in the portal is shown with its charge, and can be taken back', async () => {
    // The sandbox gets a price when it is asked for first.
    for (const key of ['plan-1', 'plan-3']) await (await person(`${key}@example.pl`)).order(key)
    const zofia = await bought('zofia@example.pl', CARD, 'plan-12')
    const { data: prices } = await stripeOf().prices.list({ lookup_keys: ['plan-1', 'plan-3', 'plan-12'] })
    const priceOf = (key: string) => prices.find((price) => price.lookup_key === key)?.id ?? assert.fail()
    const choose = async (key: string) => {
      const { data: portal } = await zofia.get('/subscription/customerPortal?locale=pl')
      await submit(`${portal}/plan?subscription=${zofia.subscription}`, { price: priceOf(key) })
      await deliverAll()
    }
    const planTexts = async (locale = 'pl') => {
      const { plan } = (await zofia.get(`/subscription/plan?locale=${locale}`)).data
      return [plan.lookupKey, plan.nextName, plan.nextChargeDisplay]
    }
    const before = await planTexts()
    assert.deepEqual(before.slice(0, 2), ['plan-12', null])
    await choose('plan-1')
    assert.deepEqual(await planTexts(), ['plan-12', 'Miesiąc', '49\u00a0zł'])
    assert.deepEqual(await planTexts('en'), ['plan-12', 'Month', 'PLN\u00a049'])
    await choose('plan-3')
    assert.deepEqual(await planTexts(), ['plan-12', 'Trzy miesiące', '129\u00a0zł'])
    await choose('plan-12')
    assert.deepEqual(await planTexts(), before)
  })

  test('a week before a renewal its plan and charge are mailed once', async () => {
    const jan = await bought('jan@example.pl')
    await running.app.db.rows(
      `update provider_subscriptions set period_ends_at = now() + interval '6 days', next_lookup_key = 'plan-12',
        next_amount = 39900 where user_id = $userId`,
      { userId: jan.userId },
    )
    await Promise.all([postRenewalReminders(running.app), postRenewalReminders(running.app)])
    const templates = (await mailsTo('jan@example.pl')).map(({ template }) => template)
    assert.deepEqual(templates, ['welcomeToPlan', 'receipt', 'renewalReminder'])
    const letters: ReceivedMail[] = []
    for (const _ of templates) letters.push(await running.mailbox.next('jan@example.pl'))
    const reminder = letters.find(({ subject }) => subject.startsWith('Twój plan odnowi się')) ?? assert.fail()
    const day = new Date(Date.now() + 6 * DAY_S * 1_000).toLocaleDateString('pl', {
      day: 'numeric',
      timeZone: 'Europe/Warsaw',
    })
    assert.match(reminder.subject, new RegExp(`się ${day}\\s`))
    assert.match(reminder.text, /Rok[^]*399\szł/)
  })

  test('a code for the whole price gives the plan for its length; the next charge is the price again', async () => {
    await addFreeCode('PREZENT')
    const lena = await behind('lena@example.pl', 0)
    assert.equal(await pay(await lena.order('plan-1', { code: 'PREZENT' })), null)
    await deliverAll()
    const overview = async () => (await lena.get('/subscription/plan?locale=pl')).data
    const amounts = async (path: string) =>
      (await lena.get(path)).data.map((row: Record<string, string>) => row.amountDisplay)
    const { plan, accessEndsAt } = await overview()
    assert.deepEqual([plan.status, plan.nextChargeDisplay, plan.renewsAt], ['active', '49\u00a0zł', accessEndsAt])
    const days = (secondsOf(accessEndsAt) * 1_000 - Date.now()) / 1_000 / DAY_S
    assert.ok(days > 27 && days <= 31, String(days))
    assert.equal((await lena.get('/subscription/status')).data.isActive, true)
    const { data } = await lena.get('/payment?locale=pl')
    assert.deepEqual([data[0].state, data[0].amountDisplay], ['paid', '0\u00a0zł'])
    await lena.pass(32)
    await deliverAll()
    const renewed = await overview()
    assert.ok(secondsOf(renewed.accessEndsAt) >= secondsOf(accessEndsAt) + 28 * DAY_S)
    assert.deepEqual(await amounts('/subscription/invoices?locale=pl'), ['49\u00a0zł', '0\u00a0zł'])
    const templates = (await mailsTo('lena@example.pl')).map(({ template }) => template)
    assert.deepEqual(templates, ['welcomeToPlan', 'receipt'])
  })

  test('a plan renews itself, with a receipt, until it is cancelled', async () => {
    const anna = await bought('anna@example.pl')
    const before = (await anna.plan()).plan.periodEndsAt
    await passDays(32)
    await deliverAll()
    const { plan, accessEndsAt } = await anna.plan()
    assert.equal(plan.status, 'active')
    assert.ok(secondsOf(plan.periodEndsAt) >= secondsOf(before) + 28 * DAY_S)
    assert.equal(accessEndsAt, plan.periodEndsAt)
    assert.equal((await anna.get('/subscription/status')).data.renewsAt, plan.renewsAt)
    const templates = (await mailsTo('anna@example.pl')).map(({ template }) => template)
    assert.deepEqual(templates, ['welcomeToPlan', 'receipt', 'receipt'])
    await stripeOf().subscriptions.update(anna.subscription, { cancel_at_period_end: true })
    await deliverAll()
    const ending = (await anna.plan()).plan
    assert.deepEqual([ending.status, ending.renewsAt, ending.nextChargeDisplay], ['ending', null, null])
    await passDays(32)
    await deliverAll()
    const ended = await anna.plan()
    assert.deepEqual([ended.plan, ended.hasPortal, ended.accessEndsAt], [null, false, accessEndsAt])
    assert.equal(ended.hasInvoices, true)
  })
})

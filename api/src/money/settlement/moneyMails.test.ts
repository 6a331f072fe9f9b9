import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { giftOrder, PURCHASER } from '../../../testing/money/gifts.ts'
import { CARD_REFUNDED_LATER } from '../../../testing/money/payments.ts'
import { usePlans } from '../../../testing/money/plans.ts'
import { buyEarly, decide, dispute, refund, refundRenewal, withdraw } from '../../../testing/money/states/State.ts'
import { postRenewalReminders } from './reconcile.ts'

onOneDatabase((create) => {
  const { running, open, ask, pay, deliverAll, mailsTo, paymentOf, stripeOf, control } = usePlans(create)
  const templatesTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template)
  const BOUGHT = ['welcomeToPlan', 'receipt']
  /** A plan that has renewed itself once. */
  const renewed = async (email: string) => {
    const who = await open(email, 33)
    const first = await who.buy('plan-1', CARD_REFUNDED_LATER)
    await who.passPeriod(first.subscription, 7_200)
    await deliverAll()
    return { who, ...first }
  }

  test('a refund of a renewal that fails is told, once', async () => {
    const { who, subscription } = await renewed('ala@example.pl')
    const { id } = await refundRenewal(who, subscription)
    await deliverAll()
    await control('POST', `/refunds/${id}/settle`, { succeeds: false })
    await deliverAll()
    assert.deepEqual(await templatesTo(who.email), [...BOUGHT, 'receipt', 'refunded', 'refundFailed'])
  })

  test('a refund of an earlier charge says nothing of an end to somebody whose plan goes on', async () => {
    const { who, intent, order } = await renewed('bea@example.pl')
    await refund(who, intent)
    await deliverAll()
    assert.deepEqual(await templatesTo(who.email), [...BOUGHT, 'receipt', 'partlyRefunded'])
    assert.equal((await who.get(`/payment/${order}`)).data.plan.status, 'active')
  })

  test('who gets the access back after a dispute is told, not who has withdrawn meanwhile', async () => {
    const cela = await open('cela@example.pl', 0)
    await decide(cela, 'won')
    await deliverAll()
    assert.deepEqual(await templatesTo(cela.email), [...BOUGHT, 'disputed', 'disputeWon'])

    const dana = await open('dana@example.pl', 0)
    const { charge, order } = await dana.buy()
    await running.app.db.rows(ofAnyone('update orders set withdrawn_at = now() where id = $order'), { order })
    const id = await dispute(dana, charge)
    await control('POST', `/disputes/${id}/close`, { outcome: 'won' })
    await deliverAll()
    assert.ok(!(await templatesTo(dana.email)).includes('disputeWon'))
  })

  test('a giver hears of the end of a dispute', async () => {
    const payload = giftOrder({ purchaser: { ...PURCHASER, email: 'ewa@example.pl' } })
    const { url } = (await ask({ method: 'POST', url: '/api/gift-card-orders', payload })).json().data
    await pay(url)
    await deliverAll()
    const { id } = await control('POST', `/charges/${(await paymentOf(url)).charge}/dispute`)
    await deliverAll()
    await control('POST', `/disputes/${id}/close`, { outcome: 'won' })
    await deliverAll()
    assert.deepEqual(await templatesTo('ewa@example.pl'), ['giftReceipt', 'disputed', 'disputeWon'])
  })

  test('a plan bought early is announced for its day, and a week before unless it was bought just then', async () => {
    const fela = await open('fela@example.pl', 0)
    const { next } = await buyEarly(fela)
    const { userId } = fela
    await running.app.db.rows(
      "update provider_subscriptions set period_ends_at = now() + interval '6 days' where user_id = $userId and status = 'trialing'",
      { userId },
    )
    await postRenewalReminders(running.app)
    assert.deepEqual(await templatesTo(fela.email), [...BOUGHT, 'planOrdered'])
    await running.app.db.rows(
      "update orders set paid_at = now() - interval '8 days' where user_id = $userId and id = $order",
      { userId, order: next.order },
    )
    await postRenewalReminders(running.app)
    assert.deepEqual(await templatesTo(fela.email), [...BOUGHT, 'planOrdered', 'firstChargeReminder'])
  })

  test('who withdraws from a plan before its first charge is promised no money, and pays none', async () => {
    const gaja = await open('gaja@example.pl', 0)
    const { next } = await buyEarly(gaja)
    await withdraw(gaja, next.order)
    await deliverAll()
    assert.deepEqual(await templatesTo(gaja.email), [...BOUGHT, 'planOrdered', 'unpaidWithdrawal'])
    assert.equal((await stripeOf().subscriptions.retrieve(next.subscription)).status, 'canceled')
    const { isCharged, plan } = (await gaja.get(`/payment/${next.order}`)).data
    assert.deepEqual([isCharged, plan.status], [false, 'ended'])
    assert.equal((await gaja.get('/subscription/status')).data.isActive, true, 'what was paid before stays')
  })
})

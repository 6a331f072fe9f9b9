import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, beforeEach, test } from 'node:test'
import { lastWithdrawalDay } from '@kinora/limits'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { addGift, PURCHASER } from '../../../testing/money/gifts.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addDays } from '../../platform/days/calendarDays.ts'
import { dayIn } from '../../platform/days/ownDays.ts'
import { instantIn } from '../../platform/days/localTime.ts'

const WARSAW = 'Europe/Warsaw'
/** Just after midnight in Poland, so many days ago. */
const daysAgo = (count: number) => instantIn(WARSAW, addDays(dayIn(WARSAW), -count), 1)

onOneDatabase((create) => {
  const running = useApp(create)
  before(() => running.app.ready())
  beforeEach(() => running.app.db.rows('delete from attempts'))
  const withdraw = async (id: string, body: object = { email: 'ask@kinora.example' }, query = '') => {
    const url = `/api/payment/${id}/withdrawal${query}`
    const answer = await running.app.inject({ method: 'POST', url, payload: body })
    return { status: answer.statusCode, ...answer.json<{ code?: string; data?: Record<string, unknown> }>() }
  }
  const refunds = async (id: string) =>
    running.app.db.rows("select 1 from jobs.job where name = 'withdrawals' and data ->> 'orderId' = $id", { id })
  const mails = async (id: string) =>
    (
      await running.app.db.rows<{ recipient: string }>(
        ofAnyone(
          "select recipient from outbox where template = 'withdrawal' and about like '%' || $id || '%' order by 1",
        ),
        { id },
      )
    ).map(({ recipient }) => recipient)

  test('whoever has the id withdraws; the receipt says when to the second, and the money is paid back once', async () => {
    const { id } = await addGift(running.app)
    const first = await withdraw(id, { email: ' ASK@kinora.example' })
    assert.equal(first.status, 200)
    assert.ok(first.data?.withdrawnAt)
    assert.deepEqual((await withdraw(id)).data, first.data)
    assert.equal((await refunds(id)).length, 1)
    assert.deepEqual(await mails(id), ['ask@kinora.example', PURCHASER.email])

    const receipt = await running.mailbox.next('ask@kinora.example')
    const time = new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeStyle: 'long', timeZone: WARSAW })
    assert.ok(receipt.text.includes(`Oświadczenie złożone: ${time.format(new Date(String(first.data.withdrawnAt)))}`))
    assert.match(receipt.text, /Do zwrotu: 49,50\s?zł/)
    assert.ok(receipt.text.includes(id))
  })

  test('a buyer with an account withdraws with its session, and gets the receipt there, too', async () => {
    const anna = await addCaller(running.app, { email: 'anna@kinora.example' })
    const { id } = await addGift(running.app, { order: { userId: anna.userId } })
    const answer = await anna.post(`/payment/${id}/withdrawal`, { email: 'ask@kinora.example' })
    assert.deepEqual([answer.statusCode, answer.json().data.declaredAt], [200, null])
    assert.deepEqual(await mails(id), ['anna@kinora.example', 'ask@kinora.example', PURCHASER.email])
  })

  test('without its session an order of an account stays, until the link in the mail to the account is used', async () => {
    const owner = await addCaller(running.app, { email: 'owner@kinora.example' })
    const stranger = await addCaller(running.app, { email: 'stranger@kinora.example' })
    const { id } = await addGift(running.app, { order: { userId: owner.userId } })
    const declared = await withdraw(id, { email: 'other@kinora.example' })
    assert.deepEqual([declared.status, declared.data?.withdrawnAt], [202, null])
    const again = await stranger.post(`/payment/${id}/withdrawal`, { email: 'other@kinora.example' })
    assert.deepEqual([again.statusCode, again.json().data], [202, declared.data])
    assert.deepEqual([await mails(id), (await refunds(id)).length], [[], 0])

    const told = await running.mailbox.next('other@kinora.example')
    assert.doesNotMatch(told.text + told.html, /owner@|#[\w-]+\./, 'who asks is told neither the address nor the code')
    const [, code = ''] =
      /withdrawal#[\w-]+\.([\w-]+)/.exec((await running.mailbox.next('owner@kinora.example')).text) ?? []
    const confirm = async (code: string, order = id) => {
      const url = `/api/payment/${order}/withdrawal/confirm`
      const answer = await running.app.inject({ method: 'POST', url, payload: { code } })
      return { status: answer.statusCode, ...answer.json<{ code?: string; data?: Record<string, unknown> }>() }
    }
    const { id: otherOrder } = await addGift(running.app, { order: { userId: owner.userId } })
    for (const wrong of [await confirm(`${code}x`), await confirm(code, otherOrder), await confirm(code, randomUUID())])
      assert.deepEqual([wrong.status, wrong.code], [410, 'withdrawal.wrongCode'])
    const [first, second] = await Promise.all([confirm(code), confirm(code)])
    assert.deepEqual([first?.status, first?.data?.withdrawnAt], [200, declared.data?.declaredAt])
    assert.deepEqual(second?.data, first?.data)
    assert.equal((await refunds(id)).length, 1)
    assert.deepEqual(await mails(id), [PURCHASER.email, 'owner@kinora.example'])
  })

  test('what was declared in time can be confirmed for two weeks', async () => {
    const owner = await addCaller(running.app, { email: 'late@kinora.example' })
    const declaredAgo = async (days: number) => {
      const order = { userId: owner.userId, paidAt: daysAgo(30), declaredAt: daysAgo(days) }
      const { id } = await addGift(running.app, { order })
      return owner.post(`/payment/${id}/withdrawal`, { email: 'late@kinora.example' })
    }
    assert.equal((await declaredAgo(14)).statusCode, 200)
    assert.equal((await declaredAgo(15)).json().code, 'withdrawal.tooLate')
  })

  test('a card that was withdrawn from cannot be redeemed; one that was redeemed can be withdrawn from', async () => {
    const { put } = await addCaller(running.app, { email: 'eva@kinora.example' })
    const [one, other] = [await addGift(running.app), await addGift(running.app)]
    await withdraw(one.id)
    assert.equal((await put(`/gift-card-orders/activate/${one.code}`, { data: {} })).json().code, 'gift.wrongCode')
    assert.equal((await put(`/gift-card-orders/activate/${other.code}`, { data: {} })).statusCode, 200)
    assert.equal((await withdraw(other.id)).status, 200)
  })

  test('until the end of the last day, which every answer names alike', async () => {
    const { id: inTime } = await addGift(running.app, { order: { paidAt: daysAgo(14) } })
    // Days off add no more than five to the fourteen.
    const { id: tooLate } = await addGift(running.app, { order: { paidAt: daysAgo(20) } })
    const lastDay = async (id: string) => (await running.app.inject(`/api/payment/${id}`)).json().data.withdrawUntil
    assert.deepEqual(
      [await lastDay(inTime), await lastDay(tooLate)],
      [lastWithdrawalDay(daysAgo(14)), lastWithdrawalDay(daysAgo(20))],
    )
    assert.equal((await withdraw(inTime)).status, 200)
    assert.equal(await lastDay(inTime), null)
    const refused = await withdraw(tooLate)
    assert.deepEqual([refused.status, refused.code], [409, 'withdrawal.tooLate'])
    assert.deepEqual([await mails(tooLate), (await refunds(tooLate)).length], [[], 0])
  })

  test('what was not paid, or is there not, has nothing to withdraw from', async () => {
    const { id } = await addGift(running.app, { order: { state: 'open', paidAt: null } })
    const open = await withdraw(id)
    assert.deepEqual([open.status, open.code], [409, 'withdrawal.notPaid'])
    assert.equal((await withdraw(randomUUID())).status, 404)
    assert.equal((await withdraw('7')).status, 404)
  })

  test('the receipt needs an address', async () => {
    const { id } = await addGift(running.app)
    for (const [email, code] of [
      ['', 'form.error.email.required'],
      ['nobody', 'form.error.email.format'],
    ]) {
      const refused = await withdraw(id, { email })
      assert.deepEqual([refused.status, refused.code], [400, code])
    }
    assert.equal((await refunds(id)).length, 0)
  })
})

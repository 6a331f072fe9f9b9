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

  test('a buyer with an account gets the receipt there, too', async () => {
    const { userId } = await addCaller(running.app, { email: 'anna@kinora.example' })
    const { id } = await addGift(running.app, { order: { userId } })
    await withdraw(id)
    assert.deepEqual(await mails(id), ['anna@kinora.example', 'ask@kinora.example', PURCHASER.email])
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

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { codeIn } from '../../../testing/messages/mailbox.ts'
import { CARD_REFUNDED_LATER } from '../../../testing/money/payments.ts'
import { type Subscriber, usePlans } from '../../../testing/money/plans.ts'
import { refund, withdraw } from '../../../testing/money/states/State.ts'
import { PASSWORD } from '../../../testing/people.ts'
import { until } from '../../../testing/until.ts'
import { requireArrived, type ReturnedRefunds } from './requireArrived.ts'
import { REFUNDS_AGAIN } from './writeFacts.ts'

type Letter = { queue: string; data: ReturnedRefunds; error: string }

onOneDatabase((create) => {
  const { running, open, ask, deliverAll, control } = usePlans(create)
  /** What an operator is shown of an order. */
  const shown = async (orderId: string): Promise<Letter[]> => {
    const { data } = (await ask({ url: '/api/jobs/dead-letters' })).json<{ data: Letter[] }>()
    return data.filter(({ data }) => data.orderId === orderId)
  }
  const isShown = (orderId: string) => until('an operator is shown it', async () => (await shown(orderId)).length > 0)
  const refundsOf = async ({ stripe }: Subscriber, payment: string) => {
    const { latest_charge } = await stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge.refunds'] })
    return typeof latest_charge === 'object' ? (latest_charge?.refunds?.data ?? []) : []
  }
  const comeBack = async (id: string | undefined) => {
    await control('POST', `/refunds/${id}/settle`, { succeeds: false })
    await deliverAll()
  }
  /** Deletes the account, as its page does. */
  async function erase({ email, headers, ask }: Subscriber) {
    const send = (payload: object) => ask({ method: 'DELETE', url: '/api/user/me', headers, payload })
    assert.equal((await send({ password: PASSWORD })).statusCode, 202)
    const mails = []
    do mails.push(await running.mailbox.next(email))
    while (!mails.at(-1)?.text.includes('delete-account'))
    assert.equal((await send({ code: codeIn(mails.at(-1)!) })).statusCode, 204)
  }

  test('a refund to an erased account that comes back is shown to an operator until the money is there', async () => {
    const anna = await open('anna@example.pl', 'month')
    const { order, subscription, intent } = await anna.buy('plan-1', CARD_REFUNDED_LATER)
    await anna.passDays(32)
    await deliverAll()
    await erase(anna)
    const { data: payments } = await anna.stripe.invoicePayments.list({
      invoice: String((await anna.stripe.subscriptions.retrieve(subscription)).latest_invoice),
    })
    const renewal = String(payments[0]?.payment.payment_intent)
    assert.notEqual(renewal, intent)
    const asked = async () => (await refundsOf(anna, renewal))[0]
    await until('it is asked for', async () => (await asked()) !== undefined)
    await deliverAll()
    assert.deepEqual(await shown(order), [])

    await comeBack((await asked())?.id)
    await isShown(order)
    const [letter] = await shown(order)
    assert.equal(letter?.queue, 'returnedRefunds')
    assert.match(letter?.error ?? '', new RegExp(`the refund of ${renewal}$`))

    await assert.rejects(requireArrived(running.app, letter.data), /has not taken/)
    await refund(anna, renewal)
    await requireArrived(running.app, letter.data)
  })

  test('of a withdrawal an operator is shown the refund that nobody asks for again', async () => {
    const ewa = await open('ewa@example.pl', 0)
    const { order, intent } = await ewa.buy('plan-1', CARD_REFUNDED_LATER)
    await withdraw(ewa, order)
    for (let times = 1; times <= REFUNDS_AGAIN + 1; times++) {
      await until('it is asked for', async () => (await refundsOf(ewa, intent)).length === times)
      assert.deepEqual(await shown(order), [])
      await comeBack((await refundsOf(ewa, intent))[0]?.id)
    }
    await isShown(order)
  })

  test('a refund of ours in the Dashboard that comes back is shown to an operator', async () => {
    const ida = await open('ida@example.pl', 0)
    const { order, intent } = await ida.buy('plan-1', CARD_REFUNDED_LATER)
    const { id } = await refund(ida, intent)
    await deliverAll()
    await comeBack(id)
    await isShown(order)
  })

  test('the older of two refunds that comes back is shown to an operator, though the later one has arrived', async () => {
    const ola = await open('ola@example.pl', 0)
    const { order, intent } = await ola.buy('plan-1', CARD_REFUNDED_LATER)
    const older = await refund(ola, intent, 1_000)
    const later = await refund(ola, intent, 500)
    await control('POST', `/refunds/${later.id}/settle`, { succeeds: true })
    await deliverAll()
    await comeBack(older.id)
    await isShown(order)
    const [letter] = await shown(order)
    await assert.rejects(requireArrived(running.app, letter!.data), /has not taken/)
    await refund(ola, intent, 1_000)
    await requireArrived(running.app, letter!.data)
  })
})

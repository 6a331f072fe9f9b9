import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { giftOrder } from '../../../testing/money/gifts.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { CARD_DECLINED, CARD_LATER, sessionIn, usePayments } from '../../../testing/money/payments.ts'
import { settleOrder } from './settleOrder.ts'

onOneDatabase((create) => {
  const { running, pay, person } = usePayments(create)

  test('a payment that was confirmed and takes a while is told from one that was not made', async () => {
    const { inject } = running.app
    const wanda = await person('wanda@example.pl')
    const card = (await inject({ method: 'POST', url: '/api/gift-card-orders', payload: giftOrder() })).json().data.url
    for (const url of [await wanda.order('plan-1'), card]) {
      const [order] = await running.app.db.rows<{ id: string }>(
        ofAnyone('select id from orders where session_id = $sessionId'),
        { sessionId: sessionIn(url) },
      )
      const read = async () => {
        await settleOrder(running.app, order?.id ?? '')
        const { state, isConfirmed } = (await wanda.get(`/payment/${order?.id}`)).data
        return [state, isConfirmed]
      }
      assert.notEqual(await pay(url, CARD_DECLINED), null)
      assert.deepEqual(await read(), ['processing', false])
      assert.equal(await pay(url, CARD_LATER), null)
      assert.deepEqual(await read(), ['processing', true])
    }
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { usePayments } from '../../../testing/money/payments.ts'
import { selectCustomerId } from './customerQueries.ts'
import { endPayments } from './endPayments.ts'

onOneDatabase((create) => {
  const { running, pay, person, deliverAll, passDays, control, sums } = usePayments(create)

  test('of a customer who left, what renewed itself since is paid back once, and nothing renews any more', async () => {
    const { order, userId } = await person('anna@example.pl')
    await pay(await order('plan-1'))
    await deliverAll()
    const customerId = (await selectCustomerId(running.app.db, userId)) ?? assert.fail()
    await passDays(1)
    const { now: since } = await control('GET', '/clock')
    await passDays(31)
    const leave = () => endPayments(running.app, { customerId, sessionIds: [], giftSessionIds: [], since })
    await leave()
    await leave()
    await passDays(60)
    const { charged, refunded } = await sums()
    assert.deepEqual({ charged, refunded }, { charged: 9_800, refunded: 4_900 })
  })
})

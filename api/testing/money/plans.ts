import assert from 'node:assert/strict'
import type { TestDatabase } from '../database/databases.ts'
import { ofAnyone } from '../database/ofAnyone.ts'
import { refundOrder } from '../../src/money/settlement/refundOrder.ts'
import { requirePayments } from '../../src/money/payments/Payments.ts'
import { addMonths } from '../../src/money/subscriptions/foldAccess.ts'
import { until } from '../until.ts'
import { CARD, sessionIn, usePayments } from './payments.ts'

const DAY_S = 86_400
const MINUTE_MS = 60_000
export type Subscriber = Awaited<ReturnType<ReturnType<typeof usePlans>['open']>>

/** People with plans, each with a clock of their own at the payment provider. */
export function usePlans(create: () => Promise<TestDatabase>) {
  const shop = usePayments(create)
  const { running, ask, pay, person, deliverAll, paymentOf, control, submit, addFreeCode } = shop
  const stripeOf = () => requirePayments(running.app).stripe

  /** @param daysAgo what day it is for them at the provider; a month ago to the minute if it is not said */
  async function open(email: string, daysAgo: number | 'month') {
    const { testHelpers, customers } = stripeOf()
    const now = Date.now() - MINUTE_MS
    let at = Math.floor((daysAgo === 'month' ? addMonths(now, -1) : now - daysAgo * DAY_S * 1_000) / 1_000)
    const clock = await testHelpers.testClocks.create({ frozen_time: at })
    const { id: customer } = await customers.create({ email, test_clock: clock.id })
    const someone = await person(email)
    await running.app.db.rows('insert into provider_customers (user_id, customer_id) values ($userId, $customer)', {
      userId: someone.userId,
      customer,
    })
    const pass = async (seconds: number) => {
      at += seconds
      await testHelpers.testClocks.advance(clock.id, { frozen_time: at })
    }
    const buy = async (lookupKey = 'plan-1', card = CARD, more: object = {}) => {
      const url = await someone.order(lookupKey, more)
      await pay(url, card)
      await deliverAll()
      const session = await stripeOf().checkout.sessions.retrieve(sessionIn(url))
      // Nothing is charged yet, or ever.
      const isPaid = session.payment_status !== 'no_payment_required' && session.amount_total !== 0
      const { intent, charge } = isPaid ? await paymentOf(url) : { intent: '', charge: '' }
      const bought = { intent, charge, subscription: String(session.subscription) }
      return { ...bought, order: String(session.metadata?.['order']) }
    }
    return {
      email,
      customer,
      ...someone,
      stripe: stripeOf(),
      app: running.app,
      ask,
      buy,
      control,
      submit,
      deliverAll,
      addFreeCode,
      passDays: (days: number) => pass(days * DAY_S),
      /** Until so many seconds after the subscription's period has ended. */
      passPeriod: async (subscription: string, more: number) => {
        const { items } = await stripeOf().subscriptions.retrieve(subscription)
        await pass((items.data[0]?.current_period_end ?? assert.fail()) + more - at)
      },
      /** When no refund is still to be asked for. */
      allRefunded: () =>
        until('no refund waits', async () => {
          const waiting = "select from jobs.job where name = 'withdrawals' and state in ('created', 'retry', 'active')"
          return (await running.app.db.rows(waiting)).length === 0
        }),
      /** When its refund was asked for. */
      settled: (order: string) => refundOrder(running.app, order),
      settle: (intent: string, succeeds: boolean) => control('POST', `/payment_intents/${intent}/settle`, { succeeds }),
    }
  }

  const mailsTo = (to: string) =>
    running.app.db.rows<{ template: string }>(
      ofAnyone('select template from outbox where recipient = $to order by id'),
      { to },
    )
  return { ...shop, open, mailsTo, stripeOf }
}

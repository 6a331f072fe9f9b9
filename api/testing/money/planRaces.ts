import assert from 'node:assert/strict'
import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { REFUNDS_AGAIN } from '../../src/money/settlement/writeFacts.ts'
import { settleOrder } from '../../src/money/settlement/settleOrder.ts'
import { act, eraseAccount } from './act.ts'
import type { Command } from './history.ts'
import { DELIVER, WORK } from './live.ts'
import { objectsOf, ordersOf, type Story } from './Story.ts'
import { refundByHand } from './troubles.ts'

type Race = (story: Story, apps: [FastifyInstance, FastifyInstance]) => Promise<unknown>
type Card = Extract<Command, { do: 'pay' }>['card']

/** Money that goes back, and plans that follow one another, so that each run is the one in which a missing guard shows. */
export const PLAN_RACES = {
  /** Between the two halves of a withdrawal: its job was done, and what follows from it was not. */
  withdrawnPlan: async (story) => {
    await boughtPlan(story, 'good')
    await act(story, { do: 'withdraw', order: 0 })
    await act(story, WORK)
  },
  /** Somebody is paid back by hand. */
  paidBackPlan: async (story) => {
    await refundByHand(story, { payment_intent: (await boughtPlan(story, 'good')).payment })
  },
  /** The payer's bank takes no refund of what was withdrawn from, as often as it is asked for. */
  refusedRefunds: async (story) => {
    await boughtPlan(story, 'refundsLater')
    await act(story, { do: 'withdraw', order: 0 })
    for (let times = 0; times <= REFUNDS_AGAIN; times++) await refuseRefund(story)
  },
  /** It takes the second one. */
  refusedOnce: async (story) => {
    await boughtPlan(story, 'refundsLater')
    await act(story, { do: 'withdraw', order: 0 })
    await refuseRefund(story)
  },
  /** A payment is tried, and declined: no event tells of it, and the page can still be paid. */
  declinedOnce: async (story) => {
    await act(story, { do: 'order', who: 0, what: 'gift-1', key: 0, dies: null })
    await act(story, { do: 'pay', order: 0, card: 'declined' })
  },
  /** The provider keeps an error under the key of a refund. */
  keptError: async (story) => {
    await boughtPlan(story, 'good')
    await act(story, { do: 'withdraw', order: 0 })
    await act(story, { do: 'fail', how: 'keptError', path: '/v1/refunds', times: 1 })
    await act(story, WORK)
  },
  /** A renewal has failed, and then what was paid before is paid back. */
  refundedInGrace: async (story) => {
    const { payment } = await boughtPlan(story, 'expires')
    for (const command of [{ do: 'pass', days: 32 } as const, DELIVER, WORK]) await act(story, command)
    await refundByHand(story, { payment_intent: payment })
  },
  /** A refund of a renewal comes back. */
  refundedRenewal: async (story) => {
    await boughtPlan(story, 'refundsLater')
    for (const command of [{ do: 'pass', days: 32 } as const, DELIVER, WORK]) await act(story, command)
    const charges = await objectsOf(story, 'charge.succeeded')
    await refundByHand(story, { charge: charges.at(-1)?.id ?? '' })
    await refuseRefund(story)
  },
  /** A refund comes back of a renewal that was charged after the account was deleted. */
  refusedToErased: async (story) => {
    await boughtPlan(story, 'refundsLater')
    await eraseAccount(story, 0)
    for (const command of [{ do: 'pass', days: 32 } as const, WORK, DELIVER, WORK]) await act(story, command)
    await refuseRefund(story)
  },
  /** The next plan has begun, and its first charge is a draft. */
  seam: async (story) => {
    await boughtPlan(story, 'good')
    await act(story, { do: 'early', who: 0, card: 'good' })
    for (const command of [DELIVER, WORK]) await act(story, command)
    const { now = 0 } = (await story.system.control<{ now: number }>('GET', '/clock')) ?? {}
    const plans = await objectsOf(story, 'customer.subscription.created')
    const end = (plans.at(-1) as Stripe.Subscription).trial_end ?? assert.fail('The next plan was not bought early')
    await story.system.control('POST', '/clock', { seconds: end + 600 - now })
  },
  /** Another plan is bought while the first one is disputed, and has not been ended yet. */
  besideDisputed: async (story, [one]) => {
    const { id } = await boughtPlan(story, 'good')
    await act(story, { do: 'dispute', payment: 0 })
    await settleOrder(one, id)
    await act(story, { do: 'order', who: 0, what: 'plan-3', key: 1, dies: null })
    await act(story, { do: 'pay', order: 1, card: 'good' })
    await settleOrder(one, (await ordersOf(story))[1]?.id ?? '')
  },
  /** The bank decides for us. */
  wonDispute: async (story) => {
    await boughtPlan(story, 'good')
    for (const command of [{ do: 'dispute', payment: 0 } as const, DELIVER, WORK, WORK]) await act(story, command)
    await act(story, { do: 'decide', dispute: 0, outcome: 'won' })
  },
  /** Somebody whose customer was deleted in the Dashboard buys again. */
  goneCustomer: async (story) => {
    await boughtPlan(story, 'good')
    for (const command of [{ do: 'forget', who: 0 } as const, DELIVER, WORK]) await act(story, command)
    await act(story, { do: 'order', who: 0, what: 'plan-3', key: 1, dies: null })
    assert.ok((await ordersOf(story))[1]?.sessionId, 'I18: who has no customer any more can buy')
  },
  /** A purchase is refused while the page of an earlier one is open. */
  refusedPurchase: async (story, [one]) => {
    await act(story, { do: 'order', who: 0, what: 'plan-1', key: 0, dies: null })
    const { headers = {} } = story.people[0] ?? {}
    const payload = { lookupKey: 'plan-3', code: 'NONE' }
    await one.inject({ method: 'POST', url: '/api/checkout', headers, payload })
    const session = (await ordersOf(story))[0]?.sessionId ?? ''
    const { status } = await story.system.stripe.checkout.sessions.retrieve(session)
    assert.equal(status, 'open', 'I18: a purchase that is refused closes no earlier page')
  },
} satisfies Record<string, Race>

/** A plan that the first person has bought and paid for, of which the API has heard. */
async function boughtPlan(story: Story, card: Card): Promise<{ id: string; payment: string }> {
  await act(story, { do: 'order', who: 0, what: 'plan-1', key: 0, dies: null })
  await act(story, { do: 'pay', order: 0, card })
  for (const command of [DELIVER, WORK]) await act(story, command)
  const [{ id, payment } = assert.fail('Nothing was ordered')] = await ordersOf(story)
  return { id, payment: payment ?? assert.fail('Nothing was paid') }
}

/** The refund that was asked for last is not taken. */
async function refuseRefund(story: Story): Promise<void> {
  for (const command of [WORK, DELIVER, WORK]) await act(story, command)
  const refund = (await objectsOf(story, 'refund.created')).length - 1
  for (const command of [{ do: 'returned', refund, succeeds: false } as const, DELIVER, WORK]) await act(story, command)
}

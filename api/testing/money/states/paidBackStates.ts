import { REFUNDS_AGAIN } from '../../../src/money/settlement/writeFacts.ts'
import { CARD_REFUNDED_LATER } from '../payments.ts'
import { BOUGHT, decide, dispute, redeem, refund, refundRenewal, type State, withdraw } from './State.ts'

/** Money that goes back, or that the payer's bank takes back. */
export const PAID_BACK_STATES: State[] = [
  {
    name: 'refunded in full',
    isOften: true,
    make: async (who) => refund(who, (await who.buy()).intent),
    api: { status: 'refunded', isActive: false, buys: true },
    page: ['plans.status.refunded', 'plans.about.refunded'],
    payment: 'refunded',
    mails: [...BOUGHT, 'refunded'],
  },
  {
    name: 'refunded in part',
    make: async (who) => refund(who, (await who.buy()).intent, 1_000),
    api: { status: 'active', isActive: true, buys: false },
    page: ['plans.status.active', 'plans.next'],
    payment: 'paid.subscription',
    mails: [...BOUGHT, 'partlyRefunded'],
  },
  {
    name: 'disputed',
    isOften: true,
    make: async (who) => dispute(who, (await who.buy()).charge),
    api: { status: 'disputed', isActive: false, buys: true },
    page: ['plans.status.disputed', 'plans.about.disputed'],
    payment: 'disputed',
    mails: [...BOUGHT, 'disputed'],
  },
  {
    name: 'dispute won',
    make: (who) => decide(who, 'won'),
    api: { status: null, isActive: true, buys: true },
    page: ['plans.access'],
    payment: 'paid.subscription',
    mails: [...BOUGHT, 'disputed', 'disputeWon'],
  },
  {
    name: 'dispute lost',
    make: (who) => decide(who, 'lost'),
    api: { status: 'disputeLost', isActive: false, buys: true },
    page: ['plans.status.disputeLost', 'plans.about.disputeLost'],
    payment: 'disputeLost',
    mails: [...BOUGHT, 'disputed'],
  },
  {
    name: 'withdrawn',
    make: async (who) => withdraw(who, (await who.buy()).order),
    api: { status: 'refunded', isActive: false, buys: true },
    page: ['plans.status.refunded', 'plans.about.refunded'],
    payment: 'withdrawn.paidBack',
    mails: [...BOUGHT, 'withdrawal', 'refunded'],
  },
  {
    name: 'refunded, with gift time',
    make: async (who) => {
      await redeem(who)
      await refund(who, (await who.buy()).intent)
    },
    api: { status: 'refunded', isActive: true, buys: true },
    page: ['plans.status.refunded', 'plans.about.refunded', 'plans.until'],
    payment: 'refunded',
    mails: [...BOUGHT, 'refunded'],
  },
  {
    name: 'withdrawn, the refund is on its way',
    make: async (who) => withdraw(who, (await who.buy('plan-1', CARD_REFUNDED_LATER)).order),
    api: { status: 'refunded', isActive: false, buys: true },
    page: ['plans.status.refunded', 'plans.about.refunded'],
    payment: 'withdrawn',
    mails: [...BOUGHT, 'withdrawal', 'refunded'],
  },
  {
    name: 'refund failed after withdrawal, and again as often as it is asked for',
    make: async (who) => {
      const { order, charge } = await who.buy('plan-1', CARD_REFUNDED_LATER)
      await withdraw(who, order)
      for (let times = 1; times <= 1 + REFUNDS_AGAIN; times++) {
        await who.allRefunded()
        const { refunds } = await who.stripe.charges.retrieve(charge, { expand: ['refunds'] })
        await who.control('POST', `/refunds/${refunds?.data[0]?.id}/settle`, { succeeds: false })
        await who.deliverAll()
      }
    },
    api: { status: 'refunded', isActive: false, buys: true },
    page: ['plans.status.refunded', 'plans.about.refunded'],
    payment: 'withdrawn.notArrived',
    mails: [
      ...BOUGHT,
      'withdrawal',
      ...Array.from({ length: 1 + REFUNDS_AGAIN }, () => ['refunded', 'refundFailed']),
    ].flat(),
  },
  {
    name: 'renewal refunded',
    isOften: true,
    ago: 33,
    make: async (who) => {
      const { subscription } = await who.buy()
      await who.passPeriod(subscription, 7_200)
      await who.deliverAll()
      await refundRenewal(who, subscription)
    },
    api: { status: 'refunded', isActive: false, buys: true },
    page: ['plans.status.refunded', 'plans.about.refunded'],
    payment: 'refunded',
    mails: [...BOUGHT, 'receipt', 'refunded'],
  },
  {
    name: 'refund of a renewal failed',
    ago: 33,
    make: async (who) => {
      const { subscription } = await who.buy('plan-1', CARD_REFUNDED_LATER)
      await who.passPeriod(subscription, 7_200)
      await who.deliverAll()
      const { id } = await refundRenewal(who, subscription)
      await who.deliverAll()
      await who.control('POST', `/refunds/${id}/settle`, { succeeds: false })
    },
    api: { status: null, isActive: true, buys: true },
    page: ['plans.access'],
    payment: 'paid.subscription',
    mails: [...BOUGHT, 'receipt', 'refunded', 'refundFailed'],
  },
  {
    name: 'an earlier charge refunded, of a plan that goes on',
    ago: 33,
    make: async (who) => {
      const { subscription, intent } = await who.buy()
      await who.passPeriod(subscription, 7_200)
      await who.deliverAll()
      await refund(who, intent)
    },
    api: { status: 'active', isActive: true, buys: false },
    page: ['plans.status.active', 'plans.next'],
    payment: 'paid.subscription',
    mails: [...BOUGHT, 'receipt', 'partlyRefunded'],
  },
  {
    name: 'refund failed',
    make: async (who) => {
      const { id } = await refund(who, (await who.buy('plan-1', CARD_REFUNDED_LATER)).intent)
      await who.deliverAll()
      await who.control('POST', `/refunds/${id}/settle`, { succeeds: false })
    },
    api: { status: null, isActive: true, buys: true },
    page: ['plans.access'],
    payment: 'paid.subscription',
    mails: [...BOUGHT, 'refunded', 'refundFailed'],
  },
]

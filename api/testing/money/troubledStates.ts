import { CARD_LATER, CARD_REFUNDED_LATER, CARD_THAT_EXPIRES, CARD_TO_CONFIRM } from './payments.ts'
import { BOUGHT, buyEarly, decide, dispute, redeem, refund, type State, withdraw } from './State.ts'

/** Charges that fail, and money that goes back. */
export const TROUBLED_STATES: State[] = [
  {
    name: 'first payment on its way',
    isOften: true,
    make: (who) => who.buy('plan-1', CARD_LATER),
    api: { status: 'processing', isActive: null, buys: false },
    page: ['plans.status.processing', 'plans.about.processing'],
    payment: 'processing',
    mails: [],
  },
  {
    name: 'first charge failed',
    isOften: true,
    make: async (who) => who.settle((await who.buy('plan-1', CARD_LATER)).intent, false),
    api: { status: 'failed', isActive: null, buys: true },
    page: ['plans.status.failed', 'plans.about.failed'],
    payment: 'problem',
    mails: ['firstChargeFailed'],
  },
  {
    name: 'renewal failed, in grace',
    ago: 33,
    make: async (who) => who.passPeriod((await who.buy('plan-1', CARD_THAT_EXPIRES)).subscription, 7_200),
    api: { status: 'pastDue', isActive: true, buys: false },
    page: ['plans.status.pastDue', 'plans.pastDue', 'plans.grace'],
    payment: 'paid.subscription',
    mails: [...BOUGHT, 'paymentFailed'],
  },
  {
    name: 'renewal failed, grace is over',
    ago: 45,
    make: async (who) => who.passPeriod((await who.buy('plan-1', CARD_THAT_EXPIRES)).subscription, 7_200),
    api: { status: 'unpaid', isActive: false, buys: true },
    page: ['plans.status.unpaid', 'plans.about.unpaid'],
    payment: 'paid.subscription',
    mails: [...BOUGHT, 'paymentFailed'],
  },
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
    mails: [...BOUGHT, 'disputed'],
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
  {
    name: 'first charge of the next plan failed',
    make: async (who) => {
      const { next } = await buyEarly(who, CARD_THAT_EXPIRES)
      await who.passPeriod(next.subscription, 7_200)
    },
    api: { status: 'pastDue', isActive: true, buys: false },
    page: ['plans.status.pastDue', 'plans.pastDue', 'plans.grace'],
    payment: 'paid.subscription',
    mails: [...BOUGHT, 'welcomeToPlan', 'paymentFailed'],
  },
  {
    name: 'renewal wants a confirmation',
    isOften: true,
    ago: 33,
    make: async (who) => who.passPeriod((await who.buy('plan-1', CARD_TO_CONFIRM)).subscription, 7_200),
    api: { status: 'pastDue', isActive: true, buys: false },
    page: ['plans.status.pastDue', 'plans.confirm', 'plans.grace'],
    payment: 'paid.subscription',
    mails: [...BOUGHT, 'confirmCharge'],
  },
]

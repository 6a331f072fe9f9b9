import { CARD_LATER, CARD_THAT_EXPIRES, CARD_TO_CONFIRM } from '../payments.ts'
import { BOUGHT, BOUGHT_EARLY, buyEarly, type State } from './State.ts'

/** Charges that are on their way, or fail. */
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
    payment: 'unpaid',
    mails: [...BOUGHT, 'paymentFailed'],
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
    mails: [...BOUGHT_EARLY, 'paymentFailed'],
  },
  {
    name: 'renewal wants a confirmation',
    isOften: true,
    ago: 33,
    make: async (who) => who.passPeriod((await who.buy('plan-1', CARD_TO_CONFIRM)).subscription, 7_200),
    api: { status: 'pastDue', isActive: true, buys: false },
    page: ['plans.status.confirm', 'plans.confirm', 'plans.grace'],
    payment: 'paid.subscription',
    mails: [...BOUGHT, 'confirmCharge'],
  },
]

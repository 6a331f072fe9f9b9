import { CARD } from '../payments.ts'
import { BOUGHT, BOUGHT_EARLY, buyEarly, change, end, redeem, type State, withdraw } from './State.ts'

/** Plans and gifts that go as they should. */
export const QUIET_STATES: State[] = [
  {
    name: 'no plan',
    make: () => Promise.resolve(),
    api: { status: null, isActive: null, buys: true },
    page: [],
    payment: null,
    mails: [],
  },
  {
    name: 'active, and renews',
    isOften: true,
    make: (who) => who.buy(),
    api: { status: 'active', isActive: true, buys: false },
    page: ['plans.status.active', 'plans.next'],
    payment: 'paid.subscription',
    mails: BOUGHT,
  },
  {
    name: 'will end',
    make: async (who) => end(who, (await who.buy()).subscription),
    api: { status: 'ending', isActive: true, buys: true },
    page: ['plans.status.ending', 'plans.noNext'],
    payment: 'paid.subscription',
    mails: BOUGHT,
  },
  {
    name: 'ended',
    ago: 40,
    make: async (who) => {
      await end(who, (await who.buy()).subscription)
      await who.passDays(35)
    },
    api: { status: null, isActive: false, buys: true },
    page: [],
    payment: 'ended',
    mails: BOUGHT,
  },
  {
    name: 'renews now, the invoice is a draft',
    ago: 'month',
    make: async (who) => who.passPeriod((await who.buy()).subscription, 600),
    api: { status: 'renewing', isActive: true, buys: false },
    page: ['plans.status.active', 'plans.about.renewing'],
    payment: 'paid.subscription',
    mails: BOUGHT,
  },
  {
    name: 'next plan bought early, before its start',
    isOften: true,
    make: (who) => buyEarly(who),
    api: { status: 'upcoming', isActive: true, buys: false },
    page: ['plans.status.upcoming', 'plans.about.upcoming'],
    payment: 'upcoming',
    mails: BOUGHT_EARLY,
  },
  {
    name: 'next plan bought early, which has begun',
    make: async (who) => who.passPeriod((await buyEarly(who)).next.subscription, 7_200),
    api: { status: 'active', isActive: true, buys: false },
    page: ['plans.status.active', 'plans.next'],
    payment: 'paid.subscription',
    mails: [...BOUGHT_EARLY, 'receipt'],
  },
  {
    name: 'withdrawn from a plan bought early, before its start',
    make: async (who) => withdraw(who, (await buyEarly(who)).next.order),
    api: { status: 'ending', isActive: true, buys: true },
    page: ['plans.status.ending', 'plans.noNext'],
    payment: 'withdrawn.unpaid',
    mails: [...BOUGHT_EARLY, 'unpaidWithdrawal'],
  },
  {
    name: 'changed up: a longer plan follows',
    make: (who) => buyEarly(who, CARD, 'plan-12'),
    api: { status: 'upcoming', isActive: true, buys: false },
    page: ['plans.status.upcoming', 'plans.about.upcoming'],
    payment: 'upcoming',
    mails: BOUGHT_EARLY,
  },
  {
    name: 'changed down: a shorter plan follows',
    make: async (who) => change(who, (await who.buy('plan-3')).subscription, 'plan-1'),
    api: { status: 'active', isActive: true, buys: false },
    page: ['plans.status.active', 'plans.nextAs'],
    payment: 'paid.subscription',
    mails: BOUGHT,
  },
  {
    name: 'customer deleted at the provider',
    make: async (who) => {
      await who.buy()
      await who.stripe.customers.del(who.customer)
    },
    api: { status: null, isActive: true, buys: true },
    page: ['plans.access'],
    payment: 'paid.subscription',
    mails: BOUGHT,
  },
  {
    name: 'renewed after a code for the first charge',
    ago: 33,
    make: async (who) => {
      const { id: coupon } = await who.stripe.coupons.create({ percent_off: 50, duration: 'once' })
      await who.stripe.promotionCodes.create({ code: 'NARAZ', promotion: { type: 'coupon', coupon } })
      await who.passPeriod((await who.buy('plan-1', CARD, { code: 'NARAZ' })).subscription, 7_200)
    },
    api: { status: 'active', isActive: true, buys: false },
    page: ['plans.status.active', 'plans.next'],
    payment: 'paid.subscription',
    mails: [...BOUGHT, 'receipt'],
  },
  {
    name: 'gift time',
    make: redeem,
    api: { status: null, isActive: true, buys: true },
    page: ['plans.gift'],
    payment: null,
    mails: [],
  },
  {
    name: 'gift time behind a plan',
    make: async (who) => {
      await who.buy()
      await redeem(who)
    },
    api: { status: 'active', isActive: true, buys: false },
    page: ['plans.status.active', 'plans.next', 'plans.until'],
    payment: 'paid.subscription',
    mails: BOUGHT,
  },
  {
    name: 'two gifts',
    make: async (who) => {
      await redeem(who)
      await redeem(who)
    },
    api: { status: null, isActive: true, buys: true },
    page: ['plans.gift'],
    payment: null,
    mails: [],
  },
  {
    name: 'a code for the whole price',
    make: async (who) => {
      await who.addFreeCode('ZA-NIC')
      await who.buy('plan-1', CARD, { code: 'ZA-NIC' })
    },
    api: { status: 'active', isActive: true, buys: false },
    page: ['plans.status.active', 'plans.next'],
    payment: 'paid.subscription',
    mails: ['welcomeToPlan'],
  },
  {
    name: 'a lasting code',
    make: async (who) => {
      const { id: coupon } = await who.stripe.coupons.create({ percent_off: 50, duration: 'forever' })
      await who.stripe.promotionCodes.create({ code: 'ZAWSZE', promotion: { type: 'coupon', coupon } })
      await who.buy('plan-1', CARD, { code: 'ZAWSZE' })
    },
    api: { status: 'active', isActive: true, buys: false },
    page: ['plans.status.active', 'plans.next'],
    payment: 'paid.subscription',
    mails: BOUGHT,
  },
]

import type { Invoice, Payment, PlanOverview, SubscriptionPlan } from '@kinora/contracts'
import { dayInPoland } from '@kinora/limits'
import { api, problem } from '@kinora/testing'
import { http, HttpResponse } from 'msw'

export const ORDER = '4b3f2c1e-0d5a-4f6b-8c7d-9e0f1a2b3c4d'
export const CODE = '7G4KM2QXV8ZD3HNB'
const DAY_MS = 86_400_000

/** A moment so many days from now, an hour less, so that the days left are exact. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS - 3_600_000).toISOString()

const plan = (
  months: number,
  name: string,
  amount: number,
  more: Partial<SubscriptionPlan> = {},
): SubscriptionPlan => ({
  id: months,
  name,
  lookupKey: `subscription-${months}-${months === 1 ? 'month' : 'months'}`,
  months,
  price: { amount, currency: 'PLN' },
  priceDisplay: `${amount / 100} zł`,
  pricePerMonthDisplay: `${amount / 100 / months} zł`,
  description: { title: `Tytuł ${months}`, options: ['Wszystkie programy', 'Rezygnujesz, kiedy chcesz'] },
  isMostChosen: months === 3,
  ...more,
})
export const plans = [plan(1, '1 miesiąc', 4_900), plan(3, '3 miesiące', 12_900), plan(12, '12 miesięcy', 39_900)]

export const NOTHING: PlanOverview = {
  plan: null,
  gifts: [],
  accessEndsAt: null,
  hasPortal: false,
  hasInvoices: false,
  firstChargeAt: null,
}
export const running: NonNullable<PlanOverview['plan']> = {
  lookupKey: 'subscription-1-month',
  name: '1 miesiąc',
  months: 1,
  status: 'active',
  periodEndsAt: inDays(12),
  renewsAt: inDays(12),
  nextChargeDisplay: '49 zł',
  nextName: null,
  graceEndsAt: null,
  confirmUrl: null,
}
/** What somebody with a plan has. */
export const withPlan = (change: Partial<typeof running> = {}): PlanOverview => {
  const changed = { ...running, ...change }
  return { ...NOTHING, plan: changed, accessEndsAt: changed.periodEndsAt, hasPortal: true, hasInvoices: true }
}

export const payment = (change: Partial<Payment> = {}): Payment => ({
  id: ORDER,
  kind: 'subscription',
  state: 'paid',
  isConfirmed: true,
  lookupKey: 'subscription-3-months',
  name: '3 miesiące',
  amountDisplay: '129 zł',
  refundedDisplay: null,
  refund: null,
  revokedBy: null,
  isCharged: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  paidAt: '2026-11-20T10:01:00.000Z',
  withdrawUntil: dayInPoland(new Date(inDays(10))),
  withdrawnAt: null,
  declaredAt: null,
  plan: change.kind === 'gift' || (change.state ?? 'paid') !== 'paid' ? null : { status: 'active', at: inDays(80) },
  ...change,
})

type Sent = { call: string; body: Record<string, unknown> }
type State = {
  plans?: SubscriptionPlan[]
  overview?: PlanOverview
  payments?: Payment[]
  invoices?: Invoice[]
  /** Answers to the next writes, instead of the usual ones. */
  refusals?: Response[]
}

/** Plans, orders, invoices and one gift card in memory. Writes change later reads; `sent` are the writes, in order. */
export function fakeSubscription(initial: State = {}) {
  const state = { plans, overview: NOTHING, payments: [payment()], invoices: [] as Invoice[], ...initial }
  const refusals = initial.refusals ?? []
  const sent: Sent[] = []
  const write = async (call: string, request: Request, work: () => Response) => {
    const text = await request.clone().text()
    sent.push({ call, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} })
    return refusals.shift() ?? work()
  }
  const withdraw = (id: unknown) => {
    state.payments = state.payments.map((one) =>
      one.id === id ? { ...one, declaredAt: null, withdrawnAt: new Date().toISOString(), withdrawUntil: null } : one,
    )
    return HttpResponse.json({ data: state.payments.find((one) => one.id === id) })
  }
  const handlers = [
    http.get(api('/subscriptions'), () => HttpResponse.json({ data: state.plans })),
    http.get(api('/subscription/plan'), () => HttpResponse.json({ data: state.overview })),
    http.get(api('/subscription/invoices'), () => HttpResponse.json({ data: state.invoices })),
    http.get(api('/subscription/customerPortal'), ({ request }) =>
      write(`portal ${new URL(request.url).searchParams.get('return_url')}`, request, () =>
        HttpResponse.json({ data: 'https://pay.test/portal' }),
      ),
    ),
    http.post(api('/checkout'), ({ request }) =>
      write('checkout', request, () => HttpResponse.json({ data: `${location.origin}/#pay` })),
    ),
    http.get(api('/payment'), () => HttpResponse.json({ data: state.payments })),
    http.get(api('/payment/:id'), ({ params }) => {
      const match = state.payments.find(({ id }) => id === params['id'])
      return match ? HttpResponse.json({ data: match }) : problem(404, 'payment.unknown')
    }),
    http.get(api('/payment/:id/invoice'), ({ request, params }) =>
      write(`invoice ${String(params['id'])}`, request, () => HttpResponse.json({ data: 'https://pay.test/invoice' })),
    ),
    http.post(api('/payment/:id/withdrawal'), ({ request, params }) =>
      write('withdraw', request, () => withdraw(params['id'])),
    ),
    http.post(api('/payment/:id/withdrawal/confirm'), ({ request, params }) =>
      write('confirmWithdrawal', request, () => withdraw(params['id'])),
    ),
    http.put(api('/gift-card-orders/activate/:code'), ({ request, params }) =>
      write(`activate ${String(params['code'])}`, request, () =>
        params['code'] === CODE
          ? HttpResponse.json({ data: { months: 3, startsAt: inDays(0), endsAt: inDays(90) } })
          : problem(404, 'gift.wrongCode'),
      ),
    ),
  ]
  return { state, sent, refusals, handlers }
}

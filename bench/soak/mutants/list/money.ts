import type { Mutant } from '../Mutant.ts'

const suite = 'api'

/** Amounts, refunds and what they give. */
export const moneyMutants: Mutant[] = [
  {
    id: 'discount-that-ended',
    breaks: 'the next amount is shown with a discount that ends before the charge',
    file: 'api/src/money/settlement/readPlan.ts',
    from: 'discount.end <= at)',
    to: 'discount.end < at)',
    suite,
    tests: ['api/src/money/settlement/nextAmountOf.test.ts'],
  },
  {
    id: 'refused-refund-repeated',
    breaks: 'a refund that was refused once is refused for a day',
    file: 'api/src/money/payments/askProvider.ts',
    from: '`${key}:${number}`',
    to: 'key',
    suite,
    tests: ['api/src/money/checkout/refusals.test.ts', 'api/src/money/settlement/refunds.test.ts'],
  },
  {
    id: 'open-dispute-gives-access',
    breaks: 'whoever asks their bank for the money back keeps the access',
    file: 'api/src/money/settlement/readPaid.ts',
    from: "charge.refunded || dispute === 'open' || dispute === 'lost'",
    to: "charge.refunded || dispute === 'lost'",
    suite,
    tests: ['api/src/money/settlement/refunds.test.ts'],
  },
  {
    id: 'last-day-refused',
    breaks: 'on the last of the fourteen days nobody can withdraw',
    file: 'api/src/money/orders/withdrawUntil.ts',
    from: 'dayInPoland(now) <= until',
    to: 'dayInPoland(now) < until',
    suite,
    tests: ['api/src/money/orders/withdrawUntil.test.ts'],
  },
  {
    id: 'gift-time-in-pieces',
    breaks: 'a gift that waits for paid time gives its whole length again in each gap',
    file: 'api/src/money/subscriptions/foldAccess.ts',
    from: '    rest -= endsAt - startsAt\n',
    to: '',
    suite,
    tests: ['api/src/money/subscriptions/foldAccess.test.ts'],
  },
  {
    id: 'trial-too-short',
    breaks: 'nobody can buy a plan in the last two days of paid time: the provider refuses such a trial',
    file: 'api/src/money/subscriptions/firstChargeAt.ts',
    from: 'paidUntil - now >= AHEAD_MS + MARGIN_MS',
    to: 'paidUntil - now >= MARGIN_MS',
    suite,
    tests: ['api/src/money/settlement/nextPlan.test.ts'],
  },
]

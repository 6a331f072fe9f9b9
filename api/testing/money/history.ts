import fc from 'fast-check'

/** A place in a list of what there is, of which the length is not known beforehand. */
type Place = number

type What = 'plan-1' | 'plan-3' | 'gift-1'
type Card = 'good' | 'declined' | 'expires' | 'later' | 'refundsLater'

/** What can happen to money. `dies`: the process ends after so many answers of the provider; null: it lives. */
export type Command =
  /** Somebody orders, with two clicks. */
  | { do: 'order'; who: Place; what: What; key: number; dies: number | null }
  | { do: 'pay'; order: Place; card: Card }
  /** A payment that was processing has come to its end. */
  | { do: 'settle'; payment: Place; succeeds: boolean }
  | { do: 'expire'; order: Place }
  /** Events arrive, `times` each, in both processes; only every other one if `half`, so that others overtake them. */
  | { do: 'deliver'; times: number; half: boolean }
  /** Events that never arrive. */
  | { do: 'lose' }
  /** The jobs run. They are kept if their process dies, or ends before it has said that they are done. */
  | { do: 'work'; dies: number | null; again: boolean }
  /** Somebody uses a code, or all there are at the same time. */
  | { do: 'activate'; gift: Place | 'all'; who: Place; asks: 'plan-3' | null }
  | { do: 'refund'; payment: Place; amount: number | null }
  /** A refund that was on its way has arrived, or comes back: then also one that had arrived. */
  | { do: 'returned'; refund: Place; succeeds: boolean }
  /** Somebody buys a card, and uses its code while one hears that it was paid back. */
  | { do: 'race'; who: Place; key: number }
  | { do: 'dispute'; payment: Place }
  | { do: 'decide'; dispute: Place; outcome: 'won' | 'lost' }
  | { do: 'cancel'; plan: Place; atOnce: boolean }
  /** Somebody ends their plan, and buys another one that follows it. */
  | { do: 'early'; who: Place; card: 'good' | 'expires' }
  /** Somebody's customer is deleted in the Dashboard. */
  | { do: 'forget'; who: Place }
  /** The next answers are errors; with `keptError` the provider keeps them under the key of the request. */
  | { do: 'fail'; how: 'error' | 'keptError'; path: string; times: number }
  /** What becomes of a plan after its last try is chosen in the Dashboard. */
  | { do: 'dunning'; then: 'cancel' | 'unpaid' }
  /** Days pass at the provider: plans renew themselves. */
  | { do: 'pass'; days: number }
  /** Another plan from when the period ends, in the provider's portal. */
  | { do: 'change'; plan: Place; to: 'plan-1' | 'plan-3' }
  /** Somebody deletes their account. */
  | { do: 'erase'; who: Place }
  | { do: 'withdraw'; order: Place }
  /** The jobs of the clock, in both processes. */
  | { do: 'reconcile'; dies: number | null }
  /** The buyer's page asks. */
  | { do: 'look'; order: Place; dies: number | null }

/**
 * Purchases that are paid at the beginning, of which the API may have heard already, and then batches of commands that
 * happen at the same time.
 */
export type History = { bought: What[]; card: Card; isKnown: boolean; batches: Command[][] }

const place = fc.nat({ max: 5 })
const dies = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat({ max: 5 }) })
const one = <Name extends Command['do']>(
  weight: number,
  name: Name,
  fields: { [Field in keyof Omit<Extract<Command, { do: Name }>, 'do'>]: fc.Arbitrary<unknown> },
) => ({ weight, arbitrary: fc.record({ do: fc.constant(name), ...fields }) as unknown as fc.Arbitrary<Command> })

const yesOrNo = fc.boolean()
const what = fc.constantFrom('plan-1', 'gift-1', 'plan-3')

const command = fc.oneof(
  one(2, 'order', { who: place, what, key: fc.nat({ max: 2 }), dies }),
  one(3, 'pay', { order: place, card: fc.constantFrom('good', 'later', 'expires', 'refundsLater', 'declined') }),
  one(1, 'settle', { payment: place, succeeds: yesOrNo }),
  one(1, 'expire', { order: place }),
  one(5, 'deliver', { times: fc.integer({ min: 1, max: 3 }), half: yesOrNo }),
  one(1, 'lose', {}),
  one(6, 'work', { dies, again: yesOrNo }),
  one(7, 'activate', {
    gift: fc.constantFrom<Place | 'all'>(0, 1, 'all'),
    who: place,
    asks: fc.constantFrom(null, null, null, 'plan-3'),
  }),
  one(4, 'race', { who: place, key: fc.integer({ min: 3, max: 5 }) }),
  one(3, 'refund', { payment: place, amount: fc.constantFrom(null, null, 1_000) }),
  one(2, 'returned', { refund: place, succeeds: yesOrNo }),
  one(2, 'dispute', { payment: place }),
  one(2, 'decide', { dispute: place, outcome: fc.constantFrom('won', 'lost') }),
  one(1, 'cancel', { plan: place, atOnce: yesOrNo }),
  one(2, 'early', { who: place, card: fc.constantFrom('good', 'good', 'expires') }),
  one(1, 'forget', { who: place }),
  one(1, 'fail', {
    how: fc.constantFrom('error', 'keptError'),
    path: fc.constantFrom('/v1/refunds', '/v1/checkout/sessions', '/v1/customers', '/v1/subscriptions'),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  one(1, 'dunning', { then: fc.constantFrom('unpaid', 'cancel') }),
  one(1, 'pass', { days: fc.constantFrom(6, 40) }),
  one(1, 'change', { plan: place, to: fc.constantFrom('plan-1', 'plan-3') }),
  one(1, 'erase', { who: place }),
  one(2, 'withdraw', { order: place }),
  one(1, 'reconcile', { dies }),
  one(2, 'look', { order: place, dies }),
)

const bought = fc.constantFrom(
  ['gift-1', 'gift-1'] as const,
  ['gift-1'] as const,
  ['plan-1'] as const,
  ['plan-1', 'gift-1'] as const,
)

export const histories = fc.record({
  bought: bought.map((kinds): What[] => [...kinds]),
  card: fc.constantFrom<Card>('good', 'good', 'expires', 'later', 'refundsLater'),
  isKnown: yesOrNo,
  batches: fc.array(fc.array(command, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 2 }),
})

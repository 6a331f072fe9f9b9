/**
 * What becomes of a payment. `later`: it is processing, and then succeeds or fails. `wantsConfirmation`: the payer has to
 * confirm it on the page of the invoice.
 */
export type Outcome =
  | 'succeeded'
  | 'declined'
  | 'insufficientFunds'
  | 'laterSucceeded'
  | 'laterFailed'
  | 'wantsConfirmation'

export type TestCard = {
  brand: 'visa' | 'mastercard'
  first: Outcome
  renewal: Outcome
  asks3ds?: true
  /** What its refunds are for some days, and then: they arrive, or fail. */
  refund?: 'pending' | 'failsLater'
}

/** The cards of docs.stripe.com/testing that the sandbox knows, and two of its own whose payments take a while. */
export const TEST_CARDS: Record<string, TestCard> = {
  '4242424242424242': { brand: 'visa', first: 'succeeded', renewal: 'succeeded' },
  '5555555555554444': { brand: 'mastercard', first: 'succeeded', renewal: 'succeeded' },
  '4000000000000002': { brand: 'visa', first: 'declined', renewal: 'declined' },
  '4000000000009995': { brand: 'visa', first: 'insufficientFunds', renewal: 'insufficientFunds' },
  '4000000000003220': { brand: 'visa', first: 'succeeded', renewal: 'succeeded', asks3ds: true },
  '4000002760003184': { brand: 'visa', first: 'succeeded', renewal: 'wantsConfirmation', asks3ds: true },
  '4000000000000341': { brand: 'visa', first: 'succeeded', renewal: 'declined' },
  '4000000000007726': { brand: 'visa', first: 'succeeded', renewal: 'succeeded', refund: 'pending' },
  '4000000000005126': { brand: 'visa', first: 'succeeded', renewal: 'succeeded', refund: 'failsLater' },
  '4000000000005001': { brand: 'visa', first: 'laterSucceeded', renewal: 'succeeded' },
  '4000000000005019': { brand: 'visa', first: 'laterFailed', renewal: 'declined' },
}

/** How a person pays: a test card, or one of the Polish methods for a single payment. */
export type Means =
  | { type: 'card'; number: string; expMonth: number; expYear: number }
  | { type: 'blik' }
  | { type: 'p24'; outcome: Outcome }

/** What the sandbox remembers of a payment method: how its payments go. */
export type Habits = { first: Outcome; renewal: Outcome; number?: string }

export function habitsOf(means: Means): Habits {
  if (means.type === 'blik') return { first: 'succeeded', renewal: 'declined' }
  if (means.type === 'p24') return { first: means.outcome, renewal: 'declined' }
  const card = TEST_CARDS[means.number]
  return { first: card?.first ?? 'declined', renewal: card?.renewal ?? 'declined', number: means.number }
}

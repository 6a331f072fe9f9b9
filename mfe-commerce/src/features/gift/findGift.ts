import type { GiftSubscription } from '@kinora/contracts'

/** A gift card by its lookup key, or by its id: addresses may have either (docs/specification.md, section 2). */
export const findGift = (gifts: GiftSubscription[], keyOrId: string): GiftSubscription | undefined =>
  gifts.find(({ id, lookupKey }) => lookupKey === keyOrId || String(id) === keyOrId)

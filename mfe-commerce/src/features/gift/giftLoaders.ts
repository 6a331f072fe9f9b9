import { paths } from '@kinora/paths'
import { preload } from '@kinora/remote'
import type { GiftSubscription } from '@kinora/contracts'
import { findGift } from './findGift.ts'
import { commerceListGifts, commerceListGiftTemplates } from './giftApi.ts'

const offers = () => [commerceListGifts.initiate(), commerceListGiftTemplates.initiate()]

/** For the choice, which shows its own errors. */
export const choiceLoader = preload(() => ({ queries: [], extras: offers() }))

/**
 * For the pages of an order. Its address has the lookup key or the id of the gift card, in the query or in the path, and
 * moves on to the one with the lookup key in the path. @throws Response 404 if there is no such card
 */
export const orderLoader = (page: 'giftOrder' | 'giftSummary') =>
  preload(({ params: { lookupKey }, search }) => ({
    queries: offers(),
    movedTo: ([gifts]) => {
      const gift = findGift(gifts as GiftSubscription[], search.get('subscription') ?? lookupKey ?? '')
      if (!gift) throw new Response(null, { status: 404 })
      const template = search.get('template')
      if (gift.lookupKey === lookupKey) return undefined
      return paths[page](gift.lookupKey, template === null ? {} : { template })
    },
  }))

import type { GiftSubscription, GiftTemplate } from '@kinora/contracts'
import { useLocation, useParams } from '@kinora/router'
import { findGift } from './findGift.ts'
import { useCommerceListGiftsQuery, useCommerceListGiftTemplatesQuery } from './giftApi.ts'

type Some<Entry> = [Entry, ...Entry[]]
export type Offers = { templates: Some<GiftTemplate>; gifts: Some<GiftSubscription> }

/** All gift cards and designs as one reading; `none` if nothing is sold. */
export function useGiftOffers() {
  const gifts = useCommerceListGiftsQuery()
  const templates = useCommerceListGiftTemplatesQuery()
  const isRead = gifts.currentData !== undefined && templates.currentData !== undefined
  const offers: Offers | undefined =
    isSome(gifts.currentData) && isSome(templates.currentData)
      ? { gifts: gifts.currentData, templates: templates.currentData }
      : undefined
  return {
    currentData: offers,
    isNone: isRead && !offers,
    isError: gifts.isError || templates.isError,
    refetch: () => [gifts, templates].forEach(({ isError, refetch }) => isError && void refetch()),
  }
}

const isSome = <Entry>(entries: Entry[] | undefined): entries is Some<Entry> => (entries?.length ?? 0) > 0

/** What the address of an order says: its gift card and design, the first of each if it says nothing known. */
export function useOrdered({ gifts, templates }: Offers): { gift: GiftSubscription; template: GiftTemplate } {
  const { lookupKey = '' } = useParams()
  const templateId = new URLSearchParams(useLocation().search).get('template')
  return {
    gift: findGift(gifts, lookupKey) ?? gifts[0],
    template: templates.find(({ id }) => String(id) === templateId) ?? templates[0],
  }
}

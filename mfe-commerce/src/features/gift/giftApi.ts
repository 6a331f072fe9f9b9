import type { GiftCard, GiftSubscription, GiftTemplate, NewGiftOrder } from '@kinora/contracts'
import { baseApi, ownErrors } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

const giftApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What gift cards there are: how long each lasts, and its price. */
    commerceListGifts: build.query<GiftSubscription[], void>({
      query: () => apiPaths.giftSubscriptions(),
    }),
    /** The designs of the card. */
    commerceListGiftTemplates: build.query<GiftTemplate[], void>({
      query: () => apiPaths.giftTemplates(),
    }),
    /** The address of the page where the order is paid. */
    commerceOrderGift: build.mutation<string, NewGiftOrder>({
      query: (body) => ({ url: apiPaths.giftOrders(), method: 'POST', body }),
      transformResponse: ({ url }: { url: string }) => url,
      // The summary shows the error in place.
      extraOptions: ownErrors,
    }),
    /** A card by the token of its link. Kept only while it is shown. */
    commerceOpenGiftCard: build.query<GiftCard, string>({
      query: (token) => ({ url: apiPaths.giftCard(), method: 'POST', body: { token } }),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const {
  useCommerceListGiftsQuery,
  useCommerceListGiftTemplatesQuery,
  useCommerceOrderGiftMutation,
  useCommerceOpenGiftCardQuery,
} = giftApi
export const { commerceListGifts, commerceListGiftTemplates } = giftApi.endpoints

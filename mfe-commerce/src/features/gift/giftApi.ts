import type { GiftCard, GiftSubscription, GiftTemplate, NewGiftOrder } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

const dataOf = <Data>({ data }: { data: Data }): Data => data

const giftApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What gift cards there are: how long each lasts, and its price. */
    commerceListGifts: build.query<GiftSubscription[], void>({
      query: () => apiPaths.giftSubscriptions(),
      transformResponse: dataOf<GiftSubscription[]>,
    }),
    /** The designs of the card. */
    commerceListGiftTemplates: build.query<GiftTemplate[], void>({
      query: () => apiPaths.giftTemplates(),
      transformResponse: dataOf<GiftTemplate[]>,
    }),
    /** The address of the page where the order is paid. */
    commerceOrderGift: build.mutation<string, NewGiftOrder>({
      query: (body) => ({ url: apiPaths.giftOrders(), method: 'POST', body }),
      transformResponse: ({ data }: { data: { url: string } }) => data.url,
      // The summary shows the error in place.
      extraOptions: { suppressErrorToast: true },
    }),
    /** A card by the token of its link. Kept only while it is shown. */
    commerceOpenGiftCard: build.query<GiftCard, string>({
      query: (token) => ({ url: apiPaths.giftCard(), method: 'POST', body: { token } }),
      transformResponse: dataOf<GiftCard>,
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

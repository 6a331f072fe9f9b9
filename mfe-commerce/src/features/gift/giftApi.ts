import { baseApi, ownErrors, read, write } from '@kinora/http'

const giftApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What gift cards there are: how long each lasts, and its price. */
    commerceListGifts: read(build, 'GET /gift-subscriptions'),
    /** The designs of the card. */
    commerceListGiftTemplates: read(build, 'GET /gift-templates'),
    /** The address of the page where the order is paid. */
    commerceOrderGift: write(build, 'POST /gift-card-orders', {
      select: ({ url }) => url,
      // The summary shows the error in place.
      extraOptions: ownErrors,
    }),
    /** A card by the token of its link. Kept only while it is shown. */
    commerceOpenGiftCard: read(build, 'POST /gift-card-orders/card', {
      request: (token: string) => ({ body: { token } }),
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

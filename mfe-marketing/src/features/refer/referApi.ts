import { baseApi, read } from '@kinora/http'

const referApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    marketingListReferItems: read(build, 'GET /refer-items'),
  }),
})

export const { useMarketingListReferItemsQuery } = referApi
export const { marketingListReferItems } = referApi.endpoints

import type { ReferItem } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

const referApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    marketingListReferItems: build.query<ReferItem[], void>({
      query: () => apiPaths.referItems(),
    }),
  }),
})

export const { useMarketingListReferItemsQuery } = referApi
export const { marketingListReferItems } = referApi.endpoints

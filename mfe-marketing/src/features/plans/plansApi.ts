import { baseApi, read } from '@kinora/http'

const plansApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    marketingListPlans: read(build, 'GET /subscriptions'),
  }),
})

export const { useMarketingListPlansQuery } = plansApi
export const { marketingListPlans } = plansApi.endpoints

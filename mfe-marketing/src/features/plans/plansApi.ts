import type { SubscriptionPlan } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

const plansApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    marketingListPlans: build.query<SubscriptionPlan[], void>({
      query: () => apiPaths.subscriptions(),
    }),
  }),
})

export const { useMarketingListPlansQuery } = plansApi
export const { marketingListPlans } = plansApi.endpoints

import type { NewPlanState, Plan, PlanState } from '@kinora/contracts'
import { baseApi, ownErrors } from '@kinora/http'
import { browserTimeZone } from '@kinora/i18n'
import { apiPaths } from '@kinora/paths'

const planApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The path as a plan for the member's current day; null without a path. */
    profileGetPlan: build.query<Plan | null, void>({
      query: () => ({ url: apiPaths.myPlan(), params: { timeZone: browserTimeZone() } }),
      providesTags: ['plan', 'myPath', 'trainingDay'],
    }),
    profileChangePlanState: build.mutation<PlanState, Pick<NewPlanState, 'mode' | 'until'>>({
      query: (state) => ({
        url: apiPaths.myPlanState(),
        method: 'PUT',
        body: { data: { ...state, timeZone: browserTimeZone() } },
      }),
      invalidatesTags: ['plan'],
      extraOptions: ownErrors,
    }),
    profileEndPlanState: build.mutation<void, void>({
      query: () => ({ url: apiPaths.myPlanState(), method: 'DELETE' }),
      invalidatesTags: ['plan'],
      extraOptions: ownErrors,
    }),
  }),
})

export const { useProfileGetPlanQuery, useProfileChangePlanStateMutation, useProfileEndPlanStateMutation } = planApi

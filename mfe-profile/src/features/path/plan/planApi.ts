import type { NewPlanState } from '@kinora/contracts'
import { baseApi, ownErrors, read, write } from '@kinora/http'
import { browserTimeZone } from '@kinora/i18n'

const planApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The path as a plan for the member's current day; null without a path. */
    profileGetPlan: read(build, 'GET /my-plan', {
      request: () => ({ params: { timeZone: browserTimeZone() } }),
      providesTags: ['plan', 'myPath', 'trainingDay'],
    }),
    profileChangePlanState: write(build, 'PUT /my-plan/state', {
      request: (state: Pick<NewPlanState, 'mode' | 'until'>) => ({
        body: { data: { ...state, timeZone: browserTimeZone() } },
      }),
      invalidatesTags: ['plan'],
      extraOptions: ownErrors,
    }),
    profileEndPlanState: write(build, 'DELETE /my-plan/state', {
      invalidatesTags: ['plan'],
      extraOptions: ownErrors,
    }),
  }),
})

export const { useProfileGetPlanQuery, useProfileChangePlanStateMutation, useProfileEndPlanStateMutation } = planApi

import type { NewPlanState } from '@kinora/contracts'
import { baseApi, ownErrors, read, write } from '@kinora/http'
import { browserTimeZone } from '@kinora/i18n'

export const pathApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The path as a plan for the member's current day; null without a path. */
    catalogGetMyPlan: read(build, 'GET /my-plan', {
      request: () => ({ params: { timeZone: browserTimeZone() } }),
      providesTags: ['plan', 'myPath', 'trainingDay'],
    }),
    catalogChangePlanState: write(build, 'PUT /my-plan/state', {
      request: (state: Pick<NewPlanState, 'mode' | 'from' | 'until'>) => ({
        body: { data: { ...state, timeZone: browserTimeZone() } },
      }),
      invalidatesTags: ['plan'],
      extraOptions: ownErrors,
    }),
    catalogEndPlanState: write(build, 'DELETE /my-plan/state', {
      invalidatesTags: ['plan'],
      extraOptions: ownErrors,
    }),
    /** Removes a program from the path. The specialist is told. */
    catalogRemoveFromPath: write(build, 'DELETE /my-path/:id', {
      // 404 counts as success: it is already removed, for example in another tab.
      request: (id: number) => ({
        path: { id },
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      invalidatesTags: ['myPath'],
    }),
    /** Undoes a removal. Within ten seconds the program gets its old place, and the specialist is told of neither. */
    catalogRestoreToPath: write(build, 'PUT /my-path/:id', {
      request: (id: number) => ({ path: { id } }),
      invalidatesTags: ['myPath'],
    }),
  }),
})

export const {
  useCatalogGetMyPlanQuery,
  useCatalogChangePlanStateMutation,
  useCatalogEndPlanStateMutation,
  useCatalogRemoveFromPathMutation,
  useCatalogRestoreToPathMutation,
} = pathApi

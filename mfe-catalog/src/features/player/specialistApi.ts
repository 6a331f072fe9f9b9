import type { SpecialistRecord } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

const specialistApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether somebody looks after the caller, a member. */
    catalogHasSpecialist: build.query<boolean, void>({
      query: () => apiPaths.mySpecialist(),
      transformResponse: (specialist: SpecialistRecord | null) => specialist !== null,
      providesTags: ['specialist'],
    }),
  }),
})

export const { useCatalogHasSpecialistQuery } = specialistApi

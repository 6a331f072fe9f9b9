import type { PastCheckIn } from '@kinora/contracts'
import { apiPaths } from '@kinora/paths'
import { stateApi } from '../stateApi.ts'

export const checkInsApi = stateApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of these days, both included. */
    profileListCheckIns: build.query<PastCheckIn[], { from: string; to: string }>({
      query: (params) => ({ url: apiPaths.checkIns(), params }),
      providesTags: ['state'],
    }),
  }),
})

export const { useProfileListCheckInsQuery } = checkInsApi

import type { DayRange } from '@kinora/contracts'
import { read } from '@kinora/http'
import { stateApi } from '../stateApi.ts'

export const checkInsApi = stateApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of these days, both included. */
    profileListCheckIns: read(build, 'GET /check-ins', {
      request: (params: DayRange) => ({ params }),
      providesTags: ['state'],
    }),
  }),
})

export const { useProfileListCheckInsQuery } = checkInsApi

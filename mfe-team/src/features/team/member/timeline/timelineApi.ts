import type { Timeline } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

const timelineApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    teamGetTimeline: build.query<Timeline['days'], number>({
      query: (id) => apiPaths.memberTimeline(id),
      transformResponse: ({ days }: Timeline) => days,
      providesTags: ['team', 'messages'],
    }),
  }),
})

export const { useTeamGetTimelineQuery } = timelineApi

import { baseApi, read } from '@kinora/http'

const timelineApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    teamGetTimeline: read(build, 'GET /members/:id/timeline', {
      request: (id: number) => ({ path: { id } }),
      select: ({ days }) => days,
      providesTags: ['team', 'messages'],
    }),
  }),
})

export const { useTeamGetTimelineQuery } = timelineApi

import { baseApi, read } from '@kinora/http'

const ofMember = (id: number) => ({ path: { id } })

const memberApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profileGetStats: read(build, 'GET /path/stats', { providesTags: ['trainingDay', 'plan'] }),
    /** Null without a subscription. */
    profileGetSubscription: read(build, 'GET /subscription/status', { providesTags: ['access'] }),
    /** Null for a member whom no specialist looks after. */
    profileGetSpecialist: read(build, 'GET /members/specialist', { providesTags: ['specialist'] }),
    /** 403 for a specialist who is not verified. */
    profileGetTeam: read(build, 'GET /team', { providesTags: ['team'] }),
    /** A member of the caller's team; 404 for everybody else. */
    profileGetMember: read(build, 'GET /members/:id', { request: ofMember, providesTags: ['specialist'] }),
    profileGetMemberStats: read(build, 'GET /members/stats/:id', {
      request: ofMember,
      providesTags: ['trainingDay', 'plan'],
    }),
    /** Null without a subscription. */
    profileGetMemberSubscription: read(build, 'GET /members/subscription/:id', { request: ofMember }),
  }),
})

export const {
  useProfileGetStatsQuery,
  useProfileGetSubscriptionQuery,
  useProfileGetSpecialistQuery,
  useProfileGetTeamQuery,
  useProfileGetMemberQuery,
  useProfileGetMemberStatsQuery,
  useProfileGetMemberSubscriptionQuery,
} = memberApi

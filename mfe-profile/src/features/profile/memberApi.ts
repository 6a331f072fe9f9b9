import type { MemberRecord, MemberStats, SpecialistRecord, SubscriptionStatus, TeamTotals } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

const memberApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profileGetStats: build.query<MemberStats, void>({
      query: () => apiPaths.myStats(),
      providesTags: ['trainingDay', 'plan'],
    }),
    /** Null without a subscription. */
    profileGetSubscription: build.query<SubscriptionStatus | null, void>({
      query: () => apiPaths.subscriptionStatus(),
      providesTags: ['access'],
    }),
    /** Null for a member whom no specialist looks after. */
    profileGetSpecialist: build.query<SpecialistRecord | null, void>({
      query: () => apiPaths.mySpecialist(),
      providesTags: ['specialist'],
    }),
    /** 403 for a specialist who is not verified. */
    profileGetTeam: build.query<TeamTotals, void>({
      query: () => apiPaths.team(),
      providesTags: ['team'],
    }),
    /** A member of the caller's team; 404 for everybody else. */
    profileGetMember: build.query<MemberRecord, number>({
      query: (id) => apiPaths.member(id),
      providesTags: ['specialist'],
    }),
    profileGetMemberStats: build.query<MemberStats, number>({
      query: (id) => apiPaths.memberStats(id),
      providesTags: ['trainingDay', 'plan'],
    }),
    /** Null without a subscription. */
    profileGetMemberSubscription: build.query<SubscriptionStatus | null, number>({
      query: (id) => apiPaths.memberSubscription(id),
    }),
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

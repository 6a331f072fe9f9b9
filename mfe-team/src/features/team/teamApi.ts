import type { NewSnooze, SignalRules, TeamShow, TeamSort } from '@kinora/contracts'
import { baseApi, onSuccess, ownErrors, read, readPage, write } from '@kinora/http'

type MembersQuery = { search: string; show?: TeamShow; sort?: TeamSort; page: number }
const ofMember = (id: number) => ({ path: { id } })

const teamApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    teamListMembers: readPage(build, 'GET /team/member', {
      request: ({ search, show = 'all', sort = 'need', page }: MembersQuery) => ({
        params: { ...(search && { search }), ...(show !== 'all' && { show }), sort, 'pagination[page]': page },
      }),
      providesTags: ['team', 'unread'],
    }),
    /** A member in the list, and who stands beside them. */
    teamGetPlace: read(build, 'GET /team/member/:id', { request: ofMember, providesTags: ['team', 'unread'] }),
    teamGetVerification: read(build, 'GET /specialist/me', { keepUnusedDataFor: 0 }),
    teamGetMember: read(build, 'GET /members/:id', { request: ofMember, providesTags: ['team'] }),
    /** Null without a plan, ever. */
    teamGetSubscription: read(build, 'GET /members/subscription/:id', { request: ofMember, providesTags: ['team'] }),
    teamGetSignals: read(build, 'GET /team/member/:id/signals', { request: ofMember, providesTags: ['team'] }),
    teamSetRules: write(build, 'PUT /team/member/:id/signals', {
      request: ({ id, rules }: { id: number; rules: SignalRules }) => ({ path: { id }, body: { data: rules } }),
      invalidatesTags: onSuccess('team'),
    }),
    /** Until a day, or for so many days, which the API counts in the specialist's time zone. */
    teamSnooze: write(build, 'PUT /team/member/:id/snooze', {
      request: ({ id, data }: { id: number; data: NewSnooze }) => ({ path: { id }, body: { data } }),
      invalidatesTags: onSuccess('team'),
    }),
    teamEndSnooze: write(build, 'DELETE /team/member/:id/snooze', {
      request: ofMember,
      invalidatesTags: onSuccess('team'),
    }),
    teamGetStats: read(build, 'GET /members/stats/:id', { request: ofMember, providesTags: ['team'] }),
    teamGetGoals: read(build, 'GET /members/goals/:id', { request: ofMember, providesTags: ['team'] }),
    /** The member's own queries are left alone: the page is left at once, and they would all answer 404. */
    teamRemoveMember: write(build, 'DELETE /team/member/:id', { request: ofMember, extraOptions: ownErrors }),
  }),
})

export const {
  useTeamListMembersQuery,
  useTeamGetPlaceQuery,
  useTeamGetVerificationQuery,
  useTeamGetMemberQuery,
  useTeamGetSubscriptionQuery,
  useTeamGetSignalsQuery,
  useTeamSetRulesMutation,
  useTeamSnoozeMutation,
  useTeamEndSnoozeMutation,
  useTeamGetStatsQuery,
  useTeamGetGoalsQuery,
  useTeamRemoveMemberMutation,
} = teamApi

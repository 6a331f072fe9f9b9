import type {
  ListOf,
  MemberRecord,
  MemberSignals,
  NewSnooze,
  Path,
  PathProgress,
  SignalRules,
  TeamMember,
  Verification,
} from '@kinora/contracts'
import { asPage, baseApi, onSuccess, ownErrors } from '@kinora/http'
import { apiPaths } from '@kinora/paths'
import type { TeamList } from './list/teamList.ts'

const teamApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    teamListMembers: build.query<ListOf<TeamMember>, TeamList>({
      extraOptions: asPage,
      query: ({ search, sort, page }) => ({
        url: apiPaths.teamMembers(),
        params: { ...(search && { search }), sort, 'pagination[page]': page },
      }),
      providesTags: ['team', 'unread'],
    }),
    teamGetVerification: build.query<Verification, void>({
      query: () => apiPaths.myVerification(),
      keepUnusedDataFor: 0,
    }),
    teamGetMember: build.query<MemberRecord, number>({
      query: (id) => apiPaths.member(id),
      providesTags: ['team'],
    }),
    teamGetSignals: build.query<MemberSignals, number>({
      query: (id) => apiPaths.memberSignals(id),
      providesTags: ['team'],
    }),
    teamSetRules: build.mutation<void, { id: number; rules: SignalRules }>({
      query: ({ id, rules }) => ({ url: apiPaths.memberSignals(id), method: 'PUT', body: { data: rules } }),
      invalidatesTags: onSuccess('team'),
    }),
    /** Until a day, or for so many days, which the API counts in the specialist's time zone; null: no longer. */
    teamSnooze: build.mutation<void, { id: number; data: NewSnooze | null }>({
      query: ({ id, data }) =>
        data === null
          ? { url: apiPaths.memberSnooze(id), method: 'DELETE' }
          : { url: apiPaths.memberSnooze(id), method: 'PUT', body: { data } },
      invalidatesTags: onSuccess('team'),
    }),
    /** Null for a member without a path. */
    teamGetPath: build.query<Path | null, number>({
      query: (id) => apiPaths.memberPath(id),
      providesTags: ['plan'],
    }),
    teamGetProgress: build.query<PathProgress, number>({
      query: (id) => apiPaths.memberProgress(id),
      providesTags: ['plan'],
    }),
    /** The member's own queries are left alone: the page is left at once, and they would all answer 404. */
    teamRemoveMember: build.mutation<void, number>({
      query: (id) => ({ url: apiPaths.teamMember(id), method: 'DELETE' }),
      extraOptions: ownErrors,
    }),
  }),
})

export const {
  useTeamListMembersQuery,
  useTeamGetVerificationQuery,
  useTeamGetMemberQuery,
  useTeamGetSignalsQuery,
  useTeamSetRulesMutation,
  useTeamSnoozeMutation,
  useTeamGetPathQuery,
  useTeamGetProgressQuery,
  useTeamRemoveMemberMutation,
} = teamApi

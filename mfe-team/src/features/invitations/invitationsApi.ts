import type { Invitation, InvitationSheet, ListOf, NewInvitation } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

const dataOf = <Data>({ data }: { data: Data }): Data => data
/** The form and the list show errors themselves. */
const extraOptions = { suppressErrorToast: true }
const changes = (_answer: unknown, error: unknown) => (error ? [] : (['team'] as const))

const invitationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    teamListInvitations: build.query<ListOf<Invitation>, number>({
      query: (page) => ({ url: apiPaths.invitations(), params: { 'pagination[page]': page } }),
      providesTags: ['team'],
    }),
    teamInvite: build.mutation<Invitation, NewInvitation>({
      query: (body) => ({ url: apiPaths.invitations(), method: 'POST', body }),
      transformResponse: dataOf<Invitation>,
      invalidatesTags: changes,
      extraOptions,
    }),
    teamResendInvitation: build.mutation<Invitation, { id: number; key: string }>({
      query: ({ id, key }) => ({ url: apiPaths.resentInvitation(id), method: 'POST', body: { key } }),
      transformResponse: dataOf<Invitation>,
      invalidatesTags: changes,
      extraOptions,
    }),
    teamMakeSheet: build.mutation<InvitationSheet, number>({
      query: (id) => ({ url: apiPaths.invitationSheet(id), method: 'POST', body: {} }),
      transformResponse: dataOf<InvitationSheet>,
      invalidatesTags: changes,
      extraOptions,
    }),
    teamRevokeInvitation: build.mutation<void, number>({
      query: (id) => ({ url: apiPaths.sentInvitation(id), method: 'DELETE' }),
      invalidatesTags: changes,
      extraOptions,
    }),
  }),
})

export const {
  useTeamListInvitationsQuery,
  useTeamInviteMutation,
  useTeamResendInvitationMutation,
  useTeamMakeSheetMutation,
  useTeamRevokeInvitationMutation,
} = invitationsApi

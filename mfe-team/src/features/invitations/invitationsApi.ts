import type { Invitation, InvitationSheet, ListOf, NewInvitation } from '@kinora/contracts'
import { asPage, baseApi, onSuccess, ownErrors } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

const invitationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    teamListInvitations: build.query<ListOf<Invitation>, number>({
      extraOptions: asPage,
      query: (page) => ({ url: apiPaths.invitations(), params: { 'pagination[page]': page } }),
      providesTags: ['team'],
    }),
    teamInvite: build.mutation<Invitation, NewInvitation>({
      query: (body) => ({ url: apiPaths.invitations(), method: 'POST', body }),
      invalidatesTags: onSuccess('team'),
      extraOptions: ownErrors,
    }),
    teamResendInvitation: build.mutation<Invitation, { id: number; key: string }>({
      query: ({ id, key }) => ({ url: apiPaths.resentInvitation(id), method: 'POST', body: { key } }),
      invalidatesTags: onSuccess('team'),
      extraOptions: ownErrors,
    }),
    teamMakeSheet: build.mutation<InvitationSheet, number>({
      query: (id) => ({ url: apiPaths.invitationSheet(id), method: 'POST', body: {} }),
      invalidatesTags: onSuccess('team'),
      extraOptions: ownErrors,
    }),
    teamRevokeInvitation: build.mutation<void, number>({
      query: (id) => ({ url: apiPaths.sentInvitation(id), method: 'DELETE' }),
      invalidatesTags: onSuccess('team'),
      extraOptions: ownErrors,
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

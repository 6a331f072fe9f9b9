import { baseApi, onSuccess, ownErrors, readPage, write } from '@kinora/http'

const invitationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    teamListInvitations: readPage(build, 'GET /invitation', {
      request: (page: number) => ({ params: { 'pagination[page]': page } }),
      providesTags: ['team'],
    }),
    teamInvite: write(build, 'POST /invitation', { invalidatesTags: onSuccess('team'), extraOptions: ownErrors }),
    teamResendInvitation: write(build, 'POST /invitation/:id/resend', {
      request: ({ id, key }: { id: number; key: string }) => ({ path: { id }, body: { key } }),
      invalidatesTags: onSuccess('team'),
      extraOptions: ownErrors,
    }),
    teamMakeSheet: write(build, 'POST /invitation/:id/sheet', {
      request: (id: number) => ({ path: { id } }),
      invalidatesTags: onSuccess('team'),
      extraOptions: ownErrors,
    }),
    teamRevokeInvitation: write(build, 'DELETE /invitation/:id', {
      request: (id: number) => ({ path: { id } }),
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

import { baseApi, ownErrors, read, write } from '@kinora/http'

const answerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    teamPreviewInvitation: read(build, 'GET /invitation/:id', {
      request: (token: string) => ({ path: { id: token } }),
      // A secret: nothing of it stays when the page is left.
      keepUnusedDataFor: 0,
      extraOptions: ownErrors,
    }),
    teamOpenInvitation: write(build, 'POST /invitation/:token/open', {
      request: (token: string) => ({ path: { token } }),
      extraOptions: ownErrors,
    }),
    teamAcceptInvitation: write(build, 'POST /invitation/:token/accept', {
      request: ({ token, change }: { token: string; change: boolean }) => ({ path: { token }, body: { change } }),
      extraOptions: ownErrors,
    }),
    teamSendVerification: write(build, 'POST /auth/verify-email/send', {
      request: (_nothing: void) => ({ body: {} }),
      extraOptions: ownErrors,
    }),
  }),
})

export const {
  useTeamPreviewInvitationQuery,
  useTeamOpenInvitationMutation,
  useTeamAcceptInvitationMutation,
  useTeamSendVerificationMutation,
} = answerApi

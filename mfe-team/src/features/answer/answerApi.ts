import type { InvitationPreview } from '@kinora/contracts'
import { baseApi, ownErrors } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

const post = (url: string, body: object = {}) => ({ url, method: 'POST', body })

const answerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    teamPreviewInvitation: build.query<InvitationPreview, string>({
      query: (token) => apiPaths.invitation(token),
      // A secret: nothing of it stays when the page is left.
      keepUnusedDataFor: 0,
      extraOptions: ownErrors,
    }),
    teamOpenInvitation: build.mutation<void, string>({
      query: (token) => post(apiPaths.openedInvitation(token)),
      extraOptions: ownErrors,
    }),
    teamAcceptInvitation: build.mutation<void, { token: string; change: boolean }>({
      query: ({ token, change }) => post(apiPaths.acceptedInvitation(token), { change }),
      extraOptions: ownErrors,
    }),
    teamSendVerification: build.mutation<void, void>({
      query: () => post(apiPaths.sendVerification()),
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

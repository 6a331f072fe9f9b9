import type { InvitationPreview } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

const dataOf = <Data>({ data }: { data: Data }): Data => data
const extraOptions = { suppressErrorToast: true }
const post = (url: string, body: object = {}) => ({ url, method: 'POST', body })

const answerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    teamPreviewInvitation: build.query<InvitationPreview, string>({
      query: (token) => apiPaths.invitation(token),
      transformResponse: dataOf<InvitationPreview>,
      // A secret: nothing of it stays when the page is left.
      keepUnusedDataFor: 0,
      extraOptions,
    }),
    teamOpenInvitation: build.mutation<void, string>({
      query: (token) => post(apiPaths.openedInvitation(token)),
      extraOptions,
    }),
    teamAcceptInvitation: build.mutation<void, { token: string; change: boolean }>({
      query: ({ token, change }) => post(apiPaths.acceptedInvitation(token), { change }),
      extraOptions,
    }),
    teamSendVerification: build.mutation<void, void>({
      query: () => post(apiPaths.sendVerification()),
      extraOptions,
    }),
  }),
})

export const {
  useTeamPreviewInvitationQuery,
  useTeamOpenInvitationMutation,
  useTeamAcceptInvitationMutation,
  useTeamSendVerificationMutation,
} = answerApi

import { baseApi, onSuccess, ownErrors, read, write } from '@kinora/http'

const FACTORS = 'profileFactors'
const changes = { extraOptions: ownErrors, invalidatesTags: onSuccess(FACTORS) } as const

const factorsApi = baseApi.enhanceEndpoints({ addTagTypes: [FACTORS] }).injectEndpoints({
  endpoints: (build) => ({
    /** Always asked anew, because it changes on other devices. */
    profileReadFactors: read(build, 'GET /user/me/factors', { keepUnusedDataFor: 0, providesTags: [FACTORS] }),
    profileAskForPasskey: write(build, 'POST /user/me/passkeys/request', { extraOptions: ownErrors }),
    profileAddPasskey: write(build, 'POST /user/me/passkeys', {
      ...changes,
      select: ({ recoveryCodes }) => recoveryCodes,
    }),
    profileRemovePasskey: write(build, 'DELETE /user/me/passkeys/:id', {
      ...changes,
      request: (id: number) => ({ path: { id } }),
    }),
    profileSetUpApp: write(build, 'POST /user/me/authenticator-app/setup', { extraOptions: ownErrors }),
    profileAddApp: write(build, 'POST /user/me/authenticator-app', {
      ...changes,
      select: ({ recoveryCodes }) => recoveryCodes,
    }),
    profileRemoveApp: write(build, 'DELETE /user/me/authenticator-app', changes),
    profileRenewCodes: write(build, 'POST /user/me/recovery-codes', {
      ...changes,
      select: ({ recoveryCodes }) => recoveryCodes,
    }),
  }),
})

export const {
  useProfileReadFactorsQuery,
  useProfileAskForPasskeyMutation,
  useProfileAddPasskeyMutation,
  useProfileRemovePasskeyMutation,
  useProfileSetUpAppMutation,
  useProfileAddAppMutation,
  useProfileRemoveAppMutation,
  useProfileRenewCodesMutation,
} = factorsApi

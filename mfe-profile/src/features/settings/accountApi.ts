import type { Profile, ProfileChange } from '@kinora/contracts'
import { baseApi, ownErrors } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

type Passwords = { currentPassword: string; password: string; passwordConfirmation: string }

/** A picture needs longer on a slow line: 200 kB at 64 kbit/s. */
const UPLOAD_TIMEOUT_MS = 60_000

export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profileReadAccount: build.query<Profile, void>({
      query: () => apiPaths.me(),
    }),
    profileSaveAccount: build.mutation<Profile, { id: number; change: ProfileChange }>({
      query: ({ id, change }) => ({ url: apiPaths.user(id), method: 'PUT', body: change }),
      extraOptions: ownErrors,
      async onQueryStarted(_change, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) void dispatch(accountApi.util.upsertQueryData('profileReadAccount', undefined, data))
      },
    }),
    /** Returns the address of the picture. */
    profileUploadAvatar: build.mutation<string | null, Blob>({
      query: (picture) => {
        const body = new FormData()
        body.append('avatar', picture, 'avatar.jpg')
        return { url: apiPaths.avatar(), method: 'PUT', body, timeout: UPLOAD_TIMEOUT_MS }
      },
      transformResponse: ({ avatarURL }: { avatarURL: string | null }) => avatarURL,
      extraOptions: ownErrors,
    }),
    profileChangePassword: build.mutation<void, Passwords>({
      query: (body) => ({ url: apiPaths.changePassword(), method: 'POST', body }),
      extraOptions: ownErrors,
    }),
    profileSendVerification: build.mutation<void, void>({
      query: () => ({ url: apiPaths.sendVerification(), method: 'POST', body: {} }),
      extraOptions: ownErrors,
    }),
    /**
     * With the password, if there is one: sends a confirmation mail. With the code of its link: deletes the account.
     */
    profileDeleteAccount: build.mutation<void, { password?: string } | { code: string }>({
      query: (body) => ({ url: apiPaths.me(), method: 'DELETE', body }),
      extraOptions: ownErrors,
    }),
  }),
})

export const {
  useProfileReadAccountQuery,
  useProfileSaveAccountMutation,
  useProfileUploadAvatarMutation,
  useProfileChangePasswordMutation,
  useProfileSendVerificationMutation,
  useProfileDeleteAccountMutation,
} = accountApi

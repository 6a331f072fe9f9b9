import type { Profile, ProfileChange } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

type Passwords = { currentPassword: string; password: string; passwordConfirmation: string }
type Answer<Data> = { data: Data }

/** A picture needs longer on a slow line: 200 kB at 64 kbit/s. */
const UPLOAD_TIMEOUT_MS = 60_000

/** The forms show these errors themselves. */
const extraOptions = { suppressErrorToast: true }

export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profileReadAccount: build.query<Profile, void>({
      query: () => apiPaths.me(),
      transformResponse: ({ data }: Answer<Profile>) => data,
    }),
    profileSaveAccount: build.mutation<Profile, { id: number; change: ProfileChange }>({
      query: ({ id, change }) => ({ url: apiPaths.user(id), method: 'PUT', body: change }),
      transformResponse: ({ data }: Answer<Profile>) => data,
      extraOptions,
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
      transformResponse: ({ data }: Answer<{ avatarURL: string | null }>) => data.avatarURL,
      extraOptions,
    }),
    profileChangePassword: build.mutation<void, Passwords>({
      query: (body) => ({ url: apiPaths.changePassword(), method: 'POST', body }),
      extraOptions,
    }),
    profileSendVerification: build.mutation<void, void>({
      query: () => ({ url: apiPaths.sendVerification(), method: 'POST', body: {} }),
      extraOptions,
    }),
    /**
     * With the password, if there is one: sends a confirmation mail. With the code of its link: deletes the account.
     */
    profileDeleteAccount: build.mutation<void, { password?: string } | { code: string }>({
      query: (body) => ({ url: apiPaths.me(), method: 'DELETE', body }),
      extraOptions,
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

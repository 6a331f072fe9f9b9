import type { ProfileChange } from '@kinora/contracts'
import { baseApi, ownErrors, read, write } from '@kinora/http'

/** A picture needs longer on a slow line: 200 kB at 64 kbit/s. */
const UPLOAD_TIMEOUT_MS = 60_000

export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profileReadAccount: read(build, 'GET /user/me'),
    profileSaveAccount: write(build, 'PUT /users/:id', {
      request: ({ id, change }: { id: number; change: ProfileChange }) => ({ path: { id }, body: change }),
      extraOptions: ownErrors,
      async onQueryStarted(_change, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) void dispatch(accountApi.util.upsertQueryData('profileReadAccount', undefined, data))
      },
    }),
    /** Returns the address of the picture. */
    profileUploadAvatar: write(build, 'PUT /user/avatar', {
      request: (picture: Blob) => {
        const body = new FormData()
        body.append('avatar', picture, 'avatar.jpg')
        return { body, timeout: UPLOAD_TIMEOUT_MS }
      },
      select: ({ avatarURL }) => avatarURL,
      extraOptions: ownErrors,
    }),
    /** Proves with the password who calls, for calls with the guard `fresh`. */
    profileProve: write(build, 'POST /auth/proof', { extraOptions: ownErrors }),
    profileChangePassword: write(build, 'POST /auth/change-password', { extraOptions: ownErrors }),
    /** Mails a link to a new address; the address changes with it. */
    profileAskNewEmail: write(build, 'POST /user/me/email', { extraOptions: ownErrors }),
    profileSendVerification: write(build, 'POST /auth/verify-email/send', {
      request: (_nothing: void) => ({ body: {} }),
      extraOptions: ownErrors,
    }),
    /**
     * With the password, if there is one: sends a confirmation mail. With the code of its link: deletes the account.
     */
    profileDeleteAccount: write(build, 'DELETE /user/me', { extraOptions: ownErrors }),
  }),
})

export const {
  useProfileReadAccountQuery,
  useProfileSaveAccountMutation,
  useProfileUploadAvatarMutation,
  useProfileProveMutation,
  useProfileChangePasswordMutation,
  useProfileAskNewEmailMutation,
  useProfileSendVerificationMutation,
  useProfileDeleteAccountMutation,
} = accountApi

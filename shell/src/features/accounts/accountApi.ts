import type { Registration } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

type NewPassword = { password: string; passwordConfirmation: string }

const post = (url: string, body: object) => ({ url, method: 'POST', body })

/** The forms show these errors themselves. */
const extraOptions = { suppressErrorToast: true }

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns whether it also signed in. Where accounts are hidden it does not: a mail tells how to go on. */
    shellRegister: build.mutation<boolean, Registration>({
      query: (body) => post(apiPaths.register(), body),
      transformResponse: (answer: object | null | '') => Boolean(answer),
      extraOptions,
    }),
    shellForgotPassword: build.mutation<void, { email: string }>({
      query: (body) => post(apiPaths.forgotPassword(), body),
      extraOptions,
    }),
    shellResetPassword: build.mutation<void, NewPassword & { code: string }>({
      query: (body) => post(apiPaths.resetPassword(), body),
      extraOptions,
    }),
    shellVerifyEmail: build.mutation<void, { code: string }>({
      query: (body) => post(apiPaths.verifyEmail(), body),
      extraOptions,
    }),
    shellSendVerification: build.mutation<void, { callbackUrl?: string }>({
      query: (body) => post(apiPaths.sendVerification(), body),
      extraOptions,
    }),
  }),
})

export const {
  useShellRegisterMutation,
  useShellForgotPasswordMutation,
  useShellResetPasswordMutation,
  useShellVerifyEmailMutation,
  useShellSendVerificationMutation,
} = accountApi

import type { Registration } from '@kinora/contracts'
import { baseApi, ownErrors } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

type NewPassword = { password: string; passwordConfirmation: string }

const post = (url: string, body: object) => ({ url, method: 'POST', body })

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns whether it also signed in. Where accounts are hidden it does not: a mail tells how to go on. */
    shellRegister: build.mutation<boolean, Registration>({
      query: (body) => post(apiPaths.register(), body),
      transformResponse: (answer: object | null | '') => Boolean(answer),
      extraOptions: ownErrors,
    }),
    shellForgotPassword: build.mutation<void, { email: string }>({
      query: (body) => post(apiPaths.forgotPassword(), body),
      extraOptions: ownErrors,
    }),
    shellResetPassword: build.mutation<void, NewPassword & { code: string }>({
      query: (body) => post(apiPaths.resetPassword(), body),
      extraOptions: ownErrors,
    }),
    shellVerifyEmail: build.mutation<void, { code: string }>({
      query: (body) => post(apiPaths.verifyEmail(), body),
      extraOptions: ownErrors,
    }),
    shellSendVerification: build.mutation<void, { callbackUrl?: string }>({
      query: (body) => post(apiPaths.sendVerification(), body),
      extraOptions: ownErrors,
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

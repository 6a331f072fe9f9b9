import type { Registration } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

type NewPassword = { code: string; password: string; passwordConfirmation: string }

const post = (url: string, body: object) => ({ url, method: 'POST', body })

/** Their forms tell what went wrong, beside what was typed. */
const extraOptions = { formTells: true }

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Signs in as well. */
    shellRegister: build.mutation<void, Registration>({ query: (body) => post(apiPaths.register(), body), extraOptions }),
    shellForgotPassword: build.mutation<void, { email: string }>({ query: (body) => post(apiPaths.forgotPassword(), body), extraOptions }),
    shellResetPassword: build.mutation<void, NewPassword>({ query: (body) => post(apiPaths.resetPassword(), body), extraOptions }),
    shellVerifyEmail: build.mutation<void, { code: string }>({ query: (body) => post(apiPaths.verifyEmail(), body), extraOptions }),
    shellSendVerification: build.mutation<void, void>({ query: () => post(apiPaths.sendVerification(), {}), extraOptions }),
  }),
})

export const {
  useShellRegisterMutation,
  useShellForgotPasswordMutation,
  useShellResetPasswordMutation,
  useShellVerifyEmailMutation,
  useShellSendVerificationMutation,
} = accountApi

import type { Registration } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

type NewPassword = { password: string; passwordConfirmation: string }

/** All of it takes longer than a page. */
const EXPORT_TIMEOUT_MS = 60_000

const post = (url: string, body: object) => ({ url, method: 'POST', body })

/** Their forms tell what went wrong, beside what was typed. */
const extraOptions = { formTells: true }

async function fileOrProblem(response: Response): Promise<unknown> {
  return response.ok ? URL.createObjectURL(await response.blob()) : response.json()
}

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Signs in as well. */
    shellRegister: build.mutation<void, Registration>({ query: (body) => post(apiPaths.register(), body), extraOptions }),
    shellForgotPassword: build.mutation<void, { email: string }>({ query: (body) => post(apiPaths.forgotPassword(), body), extraOptions }),
    shellResetPassword: build.mutation<void, NewPassword & { code: string }>({ query: (body) => post(apiPaths.resetPassword(), body), extraOptions }),
    shellChangePassword: build.mutation<void, NewPassword & { currentPassword: string }>({ query: (body) => post(apiPaths.changePassword(), body), extraOptions }),
    shellVerifyEmail: build.mutation<void, { code: string }>({ query: (body) => post(apiPaths.verifyEmail(), body), extraOptions }),
    shellSendVerification: build.mutation<void, void>({ query: () => post(apiPaths.sendVerification(), {}), extraOptions }),
    /** With the password a letter is sent; with the code of its link the account goes. */
    shellDeleteAccount: build.mutation<void, { password: string } | { code: string }>({ query: (body) => ({ url: apiPaths.me(), method: 'DELETE', body }), extraOptions }),
    /** The address of a ZIP in this browser's memory: whoever asked frees it. */
    shellExportData: build.mutation<string, void>({
      query: () => ({ url: apiPaths.myExport(), timeout: EXPORT_TIMEOUT_MS, responseHandler: fileOrProblem }),
      extraOptions,
    }),
  }),
})

export const {
  useShellRegisterMutation,
  useShellForgotPasswordMutation,
  useShellResetPasswordMutation,
  useShellChangePasswordMutation,
  useShellVerifyEmailMutation,
  useShellSendVerificationMutation,
  useShellDeleteAccountMutation,
  useShellExportDataMutation,
} = accountApi

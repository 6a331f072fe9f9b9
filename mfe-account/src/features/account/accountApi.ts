import { baseApi, ownErrors, read, write } from '@kinora/http'

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns whether it also signed in. Where accounts are hidden it does not: a mail tells how to go on. */
    accountRegister: write(build, 'POST /auth/local/register', { select: Boolean, extraOptions: ownErrors }),
    accountForgotPassword: write(build, 'POST /auth/forgot-password', { extraOptions: ownErrors }),
    accountResetPassword: write(build, 'POST /auth/reset-password', { extraOptions: ownErrors }),
    accountVerifyEmail: write(build, 'POST /auth/verify-email', { extraOptions: ownErrors }),
    /** With what a sign-in goes on that has shown one factor; null where none waits. Always asked anew. */
    accountReadPendingFactor: read(build, 'GET /auth/factor', { keepUnusedDataFor: 0 }),
    accountSendVerification: write(build, 'POST /auth/verify-email/send', { extraOptions: ownErrors }),
    accountNewEmail: write(build, 'POST /auth/new-email', { extraOptions: ownErrors }),
    accountRestoreEmail: write(build, 'POST /auth/restore-email', { extraOptions: ownErrors }),
  }),
})

export const {
  useAccountRegisterMutation,
  useAccountForgotPasswordMutation,
  useAccountResetPasswordMutation,
  useAccountReadPendingFactorQuery,
  useAccountVerifyEmailMutation,
  useAccountSendVerificationMutation,
  useAccountNewEmailMutation,
  useAccountRestoreEmailMutation,
} = accountApi

import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

type Passwords = { currentPassword: string; password: string; passwordConfirmation: string }

const changePasswordApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shellChangePassword: build.mutation<void, Passwords>({
      query: (body) => ({ url: apiPaths.changePassword(), method: 'POST', body }),
      // The form shows these errors itself.
      extraOptions: { suppressErrorToast: true },
    }),
  }),
})

export const { useShellChangePasswordMutation } = changePasswordApi

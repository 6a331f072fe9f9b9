import type { ContactMessage, ContactToken } from '@kinora/contracts'
import { baseApi, ownErrors } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A token for sending one message, valid from three seconds after it was issued. */
    marketingContactToken: build.query<string, void>({
      query: () => apiPaths.contactToken(),
      transformResponse: ({ token }: ContactToken) => token,
      keepUnusedDataFor: 0,
    }),
    marketingSendMessage: build.mutation<void, ContactMessage>({
      query: (body) => ({ url: apiPaths.contact(), method: 'POST', body }),
      extraOptions: ownErrors,
    }),
  }),
})

export const { useMarketingContactTokenQuery, useMarketingSendMessageMutation } = contactApi

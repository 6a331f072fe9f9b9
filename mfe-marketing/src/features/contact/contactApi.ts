import { baseApi, ownErrors, read, write } from '@kinora/http'

const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A token for sending one message, valid from three seconds after it was issued. */
    marketingContactToken: read(build, 'GET /contact/token', { select: ({ token }) => token, keepUnusedDataFor: 0 }),
    marketingSendMessage: write(build, 'POST /contact', { extraOptions: ownErrors }),
  }),
})

export const { useMarketingContactTokenQuery, useMarketingSendMessageMutation } = contactApi

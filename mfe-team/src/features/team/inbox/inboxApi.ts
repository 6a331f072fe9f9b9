import { baseApi, readPage } from '@kinora/http'
import type { InboxAddress } from './inboxAddress.ts'

const inboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    teamListConversations: readPage(build, 'GET /team/conversation', {
      request: ({ search, show, page }: Omit<InboxAddress, 'openId'>) => ({
        params: { ...(search && { search }), show, 'pagination[page]': page },
      }),
      providesTags: ['team', 'messages', 'unread'],
    }),
  }),
})

export const { useTeamListConversationsQuery } = inboxApi

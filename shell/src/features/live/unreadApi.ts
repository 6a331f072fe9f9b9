import type { NewMessage, UnreadMessages } from '@kinora/contracts'
import { baseApi, onSuccess, ownErrors } from '@kinora/http'
import { apiPaths } from '@kinora/paths'
import { useSession } from '@kinora/session'

const unreadApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shellUnread: build.query<number, void>({
      query: apiPaths.unreadMessages,
      transformResponse: ({ unread }: UnreadMessages) => unread,
      providesTags: ['unread'],
    }),
    shellSendMessage: build.mutation<void, NewMessage>({
      query: (body) => ({ url: apiPaths.messages(), method: 'POST', body }),
      invalidatesTags: onSuccess('messages'),
      extraOptions: ownErrors,
    }),
  }),
})

export const { useShellSendMessageMutation } = unreadApi

/** The number of the caller's unread messages; 0 while it is not known. */
export function useUnread(): number {
  const { session } = useSession()
  const { currentData = 0 } = unreadApi.useShellUnreadQuery(undefined, { skip: !session })
  return currentData
}

import { baseApi, onSuccess, ownErrors, read, write } from '@kinora/http'
import { useSession } from '@kinora/session'

const unreadApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shellUnread: read(build, 'GET /message/unread', {
      select: ({ unread }) => unread,
      providesTags: ['unread'],
    }),
    shellSendMessage: write(build, 'POST /message', {
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

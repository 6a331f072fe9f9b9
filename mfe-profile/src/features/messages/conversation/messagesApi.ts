import { baseApi, onSuccess, ownErrors, read, readPage, write } from '@kinora/http'
import { MESSAGES_INLINE, MESSAGES_PAGE_SIZE } from '@kinora/limits'
import { insert, mergePage, withdraw } from './mergePage.ts'

/** Conversations are kept by the id of the other user. Their first page is read again with what happens. */
const messagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profileConversation: readPage(build, 'GET /message/:id', {
      request: (userId: number) => ({ path: { id: userId }, params: { limit: MESSAGES_INLINE } }),
      merge: (cached, page) => mergePage(cached, page, true),
      providesTags: ['messages'],
    }),
    profileOlderMessages: readPage(build, 'GET /message/:id', {
      request: ({ userId, before }: { userId: number; before?: number }) => ({
        path: { id: userId },
        params: { limit: MESSAGES_PAGE_SIZE, ...(before !== undefined && { before }) },
      }),
      keepUnusedDataFor: 0,
      async onQueryStarted({ userId, before }, { dispatch, queryFulfilled }) {
        const page = await queryFulfilled.catch(() => null)
        if (!page) return
        dispatch(
          messagesApi.util.updateQueryData('profileConversation', userId, (cached) =>
            // What is cached may have been dropped meanwhile; then there would be a gap.
            before === undefined || cached.data.at(-1)?.id === before
              ? mergePage(cached, page.data, before === undefined)
              : cached,
          ),
        )
      },
    }),
    profileConversationStatus: read(build, 'GET /message/:id/status', {
      request: (userId: number) => ({ path: { id: userId } }),
      providesTags: ['specialist'],
    }),
    /** A member's conversations with specialists whose teams they have left. */
    profileListEnded: read(build, 'GET /message/ended', { providesTags: ['specialist', 'unread'] }),
    profileSendMessage: write(build, 'POST /message', {
      extraOptions: ownErrors,
      async onQueryStarted({ receiverId }, { dispatch, queryFulfilled }) {
        const sent = await queryFulfilled.catch(() => null)
        if (!sent) return
        dispatch(
          messagesApi.util.updateQueryData('profileConversation', receiverId, (cached) => insert(cached, sent.data)),
        )
      },
    }),
    profileReadMessages: write(build, 'POST /message/status/:ids', {
      request: (ids: readonly number[]) => ({ path: { ids: ids.join(',') } }),
      invalidatesTags: onSuccess('unread'),
      extraOptions: ownErrors,
    }),
  }),
})

export const {
  useProfileConversationQuery,
  useLazyProfileOlderMessagesQuery,
  useProfileConversationStatusQuery,
  useProfileListEndedQuery,
  useProfileSendMessageMutation,
  useProfileReadMessagesMutation,
} = messagesApi

/** Notes in a conversation that messages were read, which an event has told. */
export const noteRead = (userId: number, ids: readonly number[], readAt: string) =>
  messagesApi.util.updateQueryData('profileConversation', userId, (cached) => {
    for (const message of cached.data) if (ids.includes(message.id)) Object.assign(message, { isRead: true, readAt })
  })
/** Removes a message that was taken back. */
export const noteWithdrawn = (userId: number, id: number) =>
  messagesApi.util.updateQueryData('profileConversation', userId, (cached) => withdraw(cached, id))

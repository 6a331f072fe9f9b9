import type { ConversationStatus, Message, MessagePage, NewMessage } from '@kinora/contracts'
import { asPage, baseApi, onSuccess, ownErrors } from '@kinora/http'
import { MESSAGES_INLINE, MESSAGES_PAGE_SIZE } from '@kinora/limits'
import { apiPaths } from '@kinora/paths'
import { insert, mergePage, type Known } from './mergePage.ts'

/** Conversations are kept by the id of the other user. Their first page is read again with what happens. */
const messagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profileConversation: build.query<Known, number>({
      extraOptions: asPage,
      query: (userId) => ({ url: apiPaths.conversation(userId), params: { limit: MESSAGES_INLINE, offset: 0 } }),
      merge: (known, page) => mergePage(known, page, true),
      providesTags: ['messages'],
    }),
    profileOlderMessages: build.query<MessagePage, { userId: number; offset: number }>({
      extraOptions: asPage,
      query: ({ userId, offset }) => ({
        url: apiPaths.conversation(userId),
        params: { limit: MESSAGES_PAGE_SIZE, offset },
      }),
      keepUnusedDataFor: 0,
      async onQueryStarted({ userId, offset }, { dispatch, queryFulfilled }) {
        const page = await queryFulfilled.catch(() => null)
        if (!page) return
        dispatch(
          messagesApi.util.updateQueryData('profileConversation', userId, (known) =>
            mergePage(known, page.data, offset === 0),
          ),
        )
      },
    }),
    profileConversationStatus: build.query<ConversationStatus, number>({
      query: apiPaths.messageStatus,
      providesTags: ['specialist'],
    }),
    profileSendMessage: build.mutation<Message, NewMessage>({
      query: (body) => ({ url: apiPaths.messages(), method: 'POST', body }),
      extraOptions: ownErrors,
      async onQueryStarted({ receiverId }, { dispatch, queryFulfilled }) {
        const sent = await queryFulfilled.catch(() => null)
        if (!sent) return
        dispatch(
          messagesApi.util.updateQueryData('profileConversation', receiverId, (known) => insert(known, sent.data)),
        )
      },
    }),
    profileReadMessages: build.mutation<void, readonly number[]>({
      query: (ids) => ({ url: apiPaths.readMessages(ids), method: 'POST' }),
      invalidatesTags: onSuccess('unread'),
      extraOptions: ownErrors,
    }),
  }),
})

export const {
  useProfileConversationQuery,
  useLazyProfileOlderMessagesQuery,
  useProfileConversationStatusQuery,
  useProfileSendMessageMutation,
  useProfileReadMessagesMutation,
} = messagesApi

/** Notes in a conversation that messages were read, which an event has told. */
export const noteRead = (userId: number, ids: readonly number[], readAt: string) =>
  messagesApi.util.updateQueryData('profileConversation', userId, (known) => {
    for (const message of known.data) if (ids.includes(message.id)) Object.assign(message, { isRead: true, readAt })
  })
/** Removes a message that was taken back. */
export const noteWithdrawn = (userId: number, id: number) =>
  messagesApi.util.updateQueryData('profileConversation', userId, (known) => ({
    ...known,
    data: known.data.filter((message) => message.id !== id),
  }))

import { subscribe } from '@kinora/events'
import { problemOf, useAppDispatch } from '@kinora/http'
import { useSession } from '@kinora/session'
import { useEffect } from 'react'
import {
  noteRead,
  noteWithdrawn,
  useLazyProfileOlderMessagesQuery,
  useProfileConversationQuery,
  useProfileConversationStatusQuery,
} from './messagesApi.ts'

/** As if it did not exist. */
const GONE = 404

/** The conversation with a user, as far as it is known, and live. */
export function useConversation(userId: number) {
  const { session } = useSession()
  const dispatch = useAppDispatch()
  const { currentData: cached, error, refetch } = useProfileConversationQuery(userId, { skip: !session })
  const { currentData: status } = useProfileConversationStatusQuery(userId, { skip: !session })
  const [readOlder, older] = useLazyProfileOlderMessagesQuery()

  useEffect(() => {
    const stops = [
      subscribe('message.read', ({ ids, readAt }) => dispatch(noteRead(userId, ids, readAt))),
      subscribe('message.withdrawn', ({ id }) => dispatch(noteWithdrawn(userId, id))),
    ]
    return () => stops.forEach((stop) => stop())
  }, [userId, dispatch])

  return {
    messages: cached?.data,
    count: cached?.count ?? 0,
    hasFailed: error !== undefined && !cached,
    /** The caller can read it no more. */
    isGone: problemOf(error)?.status === GONE,
    retry: () => void refetch(),
    /** Null until it is known. */
    canReply: status?.canReply ?? null,
    /** How it ended, if it has. */
    ended: status?.ended ?? null,
    older: {
      isLoading: older.isFetching,
      hasFailed: older.isError && !older.isFetching,
      /** Reads the messages before this one, or else the first page. */
      load: (before?: number) => void readOlder({ userId, ...(before !== undefined && { before }) }),
    },
  }
}
export type Conversation = ReturnType<typeof useConversation>

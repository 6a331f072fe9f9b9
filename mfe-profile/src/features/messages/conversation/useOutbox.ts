import type { Message, NewMessage } from '@kinora/contracts'
import { answerOf, discard, keepWaiting, onWaitingChange, readWaiting, sendWaiting } from '@kinora/outbox'
import type { WaitingMessage } from '@kinora/outbox'
import { useOnline } from '@kinora/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useProfileSendMessageMutation } from './messagesApi.ts'

const NONE: WaitingMessage[] = []

/**
 * Messages of the caller to a user that are not sent. `write` resolves when the message is stored, so that it is sent
 * even if the browser is closed then. @param conversation what is there does not wait any more
 */
export function useOutbox(me: number, userId: number, conversation: readonly Message[] | undefined) {
  const [all, setAll] = useState(NONE)
  const [post] = useProfileSendMessageMutation()
  const controllerRef = useRef(new AbortController())

  const look = useCallback(() => readWaiting(me).then(setAll, () => setAll(NONE)), [me])
  useEffect(() => {
    const mine = (controllerRef.current = new AbortController())
    void look()
    const stop = onWaitingChange(me, () => void look())
    return () => {
      mine.abort()
      stop()
    }
  }, [me, look])

  const send = useCallback(async () => {
    await sendWaiting(me, async (message) => answerOf(await post(message)), controllerRef.current.signal).catch(
      () => {},
    )
    await look()
  }, [me, post, look])

  // What waits since an earlier page, and what was written without a connection.
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline) void send()
  }, [isOnline, send])

  return {
    waiting: all.filter(
      ({ message }) => message.receiverId === userId && !conversation?.some(({ key }) => key === message.key),
    ),
    /** With the same key it is the same message. @throws Error where the browser stores nothing. */
    write: async (content: string, key: string, moment?: NewMessage['moment'], about?: string) => {
      await keepWaiting(me, { message: { receiverId: userId, content, moment, key }, about })
      await look()
      if (navigator.onLine) void send()
    },
    retry: () => void send(),
    discard: async (id: number) => {
      await discard(me, id)
      await look()
    },
  }
}
export type Outbox = ReturnType<typeof useOutbox>

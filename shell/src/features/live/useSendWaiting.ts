import { answerOf, onWaitingChange, sendWaiting } from '@kinora/outbox'
import { useEffect } from 'react'
import { pause, whenOnline } from './pause.ts'
import { useShellSendMessageMutation } from './unreadApi.ts'

const FIRST_DELAY_MS = 5_000
const LONGEST_DELAY_MS = 120_000

/** Sends messages that were written without a connection, or that had no answer, on whatever page their writer is. */
export function useSendWaiting(userId: number): void {
  const [post] = useShellSendMessageMutation()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let isRunning = false
    const run = async () => {
      for (let failures = 0; !signal.aborted; failures++) {
        await whenOnline(signal)
        if (await sendWaiting(userId, async (message) => answerOf(await post(message)), signal)) return
        await pause(Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures), signal)
      }
    }
    const start = () => {
      if (isRunning) return
      isRunning = true
      // Where nothing can be stored, nothing waits.
      void run()
        .catch(() => {})
        .finally(() => (isRunning = false))
    }
    start()
    const stop = onWaitingChange(userId, start)
    return () => {
      controller.abort()
      stop()
    }
  }, [userId, post])
}

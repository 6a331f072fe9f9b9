import type { NewMessage } from '@kinora/contracts'
import type { Answer } from './answerOf.ts'
import { discard, nameOf, readWaiting, update } from './waitingMessages.ts'

/**
 * Sends what waits, in order, in one tab at a time. Ends at the first message without an answer, so that none overtakes
 * another. Resolves to whether nothing is left to send.
 * @param signal the person has left: their messages stay
 */
export async function sendWaiting(
  userId: number,
  post: (message: NewMessage) => Promise<Answer>,
  signal: AbortSignal,
): Promise<boolean> {
  // A call of a session epoch that has ended is never answered.
  const aborted = new Promise<'left'>((resolve) => signal.addEventListener('abort', () => resolve('left')))
  const send = async (): Promise<boolean> => {
    for (;;) {
      const [next, ...others] = (await readWaiting(userId)).filter(({ refusal }) => refusal === undefined)
      if (!next || signal.aborted) return !next
      const answer = await Promise.race([post(next.message), aborted])
      if (answer === 'left') return false
      if (answer === 'sent') await discard(userId, next.id)
      else if (answer === 'later') {
        await update(
          userId,
          [next, ...others].map((message) => ({ ...message, hasFailed: true })),
        )
        return false
      } else await update(userId, [{ ...next, refusal: answer.refusal }])
    }
  }
  const { locks } = navigator as Partial<Navigator>
  return locks ? locks.request(`kinora.${nameOf(userId)}`, send) : send()
}

import { noAnswer, problemOf, type CallProblem } from '@kinora/http'
import type { ContactMessage } from '@kinora/contracts'
import { useMarketingContactTokenQuery, useMarketingSendMessageMutation } from './contactApi.ts'

/** Refusals of the token, not of the message, which is then sent again, later or with another token. */
const TOO_QUICK = 'contact.tooQuick'
const AGAIN = [TOO_QUICK, 'contact.wrongToken', 'contact.tokenExpired', 'contact.usedToken']
const TOKEN_OPENS_MS = 3_100

export type Message = Omit<ContactMessage, 'token'>

/** Sends a form's message. Returns why it failed, or null. */
export function useSendMessage(): (message: Message) => Promise<CallProblem | null> {
  const { data: token, refetch } = useMarketingContactTokenQuery()
  const [send] = useMarketingSendMessageMutation()

  return async (message) => {
    const firstToken = token ?? (await refetch()).data
    if (!firstToken) return noAnswer()
    const first = await trySend({ ...message, token: firstToken })
    if (!first || !AGAIN.includes(first.code)) return first

    const another = first.code === TOO_QUICK ? firstToken : (await refetch()).data
    if (!another) return noAnswer()
    await new Promise((resolve) => setTimeout(resolve, TOKEN_OPENS_MS))
    return trySend({ ...message, token: another })
  }

  async function trySend(message: ContactMessage): Promise<CallProblem | null> {
    const { error } = await send(message)
    return error ? problemOf(error) : null
  }
}

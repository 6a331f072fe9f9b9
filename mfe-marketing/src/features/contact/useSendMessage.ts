import type { ContactMessage } from '@kinora/contracts'
import { failureOf, noAnswer, type Failure } from '@kinora/forms'
import { useState } from 'react'
import { useMarketingContactTokenQuery, useMarketingSendMessageMutation } from './contactApi.ts'

/** Refusals of the token, not of the message, which is then sent again, later or with another token. */
const TOO_QUICK = 'contact.tooQuick'
const AGAIN = [TOO_QUICK, 'contact.wrongToken', 'contact.tokenExpired', 'contact.usedToken']
const TOKEN_OPENS_MS = 3_100

export type Words = Omit<ContactMessage, 'key' | 'token'>

/** Sends a form's message, with an idempotency key for retries. Returns why it failed, or null. */
export function useSendMessage(): (words: Words) => Promise<Failure | null> {
  const { data: token, refetch } = useMarketingContactTokenQuery()
  const [send] = useMarketingSendMessageMutation()
  const [key] = useState(() => crypto.randomUUID())

  return async (words) => {
    const message = { ...words, key }
    const given = token ?? (await refetch()).data
    if (!given) return noAnswer()
    const first = await trySend({ ...message, token: given })
    if (!first || !AGAIN.includes(first.code)) return first

    const another = first.code === TOO_QUICK ? given : (await refetch()).data
    if (!another) return noAnswer()
    await new Promise((resolve) => setTimeout(resolve, TOKEN_OPENS_MS))
    return trySend({ ...message, token: another })
  }

  async function trySend(message: ContactMessage): Promise<Failure | null> {
    const { error } = await send(message)
    return error ? failureOf(error) : null
  }
}

import type { Message } from '@kinora/contracts'
import { useState } from 'react'

/** The newest message to the reader that came while the thread was on the page; null before. */
export function useNewest(messages: readonly Message[], me: number): Message | null {
  const latest = messages.find(({ receiverId }) => receiverId === me)
  const [first] = useState(latest?.id ?? 0)
  return latest && latest.id > first ? latest : null
}

import type { Conversation } from '@kinora/contracts'
import { useState } from 'react'
import type { InboxAddress } from './inboxAddress.ts'

export const GROUPS = ['unread', 'waiting', 'read'] as const
export type Group = (typeof GROUPS)[number]

export const groupOf = ({ unread, isWaiting }: Conversation): Group =>
  unread > 0 ? 'unread' : isWaiting ? 'waiting' : 'read'

/**
 * The rows of a list and the group of each. The conversation that is open stays in the group in which it was opened, also
 * when reading it takes it out of the list: nothing moves away from under its reader.
 */
export function useHeldPlace(listed: readonly Conversation[], address: InboxAddress) {
  const { openId } = address
  const at = JSON.stringify(address)
  const [held, setHeld] = useState<{ at: string; row: Conversation } | null>(null)
  const open = listed.find(({ userId }) => userId === openId)
  if (held?.at !== at && open) setHeld({ at, row: open })
  const kept = held?.at === at ? held.row : undefined
  return {
    rows: kept && !open ? [...listed, { ...kept, unread: 0 }] : [...listed],
    placeOf: (row: Conversation) => groupOf(kept?.userId === row.userId ? kept : row),
  }
}

import { useIdempotencyKey } from '@kinora/http'
import { storedValue } from '@kinora/session'
import { useMemo, useState } from 'react'

/** What the caller has typed to a user and not sent, with its key: kept in this browser, for this person. */
export function useDraft(me: number, userId: number) {
  const stored = useMemo(() => storedValue('person', `draft.${me}.${userId}`, 1), [me, userId])
  const [text, setText] = useState(() => String(stored.read()['text'] ?? ''))
  const keys = useIdempotencyKey(stored)
  const change = (next: string) => {
    setText(next)
    if (next === '') stored.forget()
    else stored.keep({ text: next })
  }
  return { text, change, keys }
}
export type Draft = ReturnType<typeof useDraft>

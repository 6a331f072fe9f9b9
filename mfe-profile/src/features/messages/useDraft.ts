import { storedValue } from '@kinora/session'
import { useMemo, useState } from 'react'

/** What the caller has typed to a user and not sent: kept in this browser, for this person. */
export function useDraft(me: number, userId: number): [text: string, setText: (text: string) => void] {
  const stored = useMemo(() => storedValue('person', `draft.${me}.${userId}`, 1), [me, userId])
  const [text, setText] = useState(() => String(stored.read()['text'] ?? ''))
  const change = (next: string) => {
    setText(next)
    if (next === '') stored.forget()
    else stored.keep({ text: next })
  }
  return [text, change]
}

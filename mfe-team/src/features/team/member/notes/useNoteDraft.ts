import { useHoldReload } from '@kinora/router'
import { storedValue, useSession } from '@kinora/session'
import { useMemo, useState } from 'react'

/**
 * A note that was typed and not saved, kept for this person until it is: a new one, or changes of a note. `key` is the
 * idempotency key of a save that may have worked; another text gets another one.
 */
export function useNoteDraft(memberId: number, noteId: number | 'new') {
  const { session } = useSession()
  const me = session?.id ?? 0
  const stored = useMemo(
    () => storedValue('person', `noteDraft.${me}.${memberId}.${noteId}`, 1),
    [me, memberId, noteId],
  )
  const [draft, setDraft] = useState<{ text: string; key?: string } | null>(() => readDraft(stored.read()))
  useHoldReload(draft !== null)
  const keep = (next: typeof draft) => {
    setDraft(next)
    if (next === null) stored.forget()
    else stored.keep(next)
  }
  return {
    /** Null when nothing was typed. */
    text: draft?.text ?? null,
    change: (text: string) => keep({ text }),
    drop: () => keep(null),
    /** The key to send this text with, the same when it is sent again. */
    keyOf: (text: string): string => {
      const key = draft?.key ?? crypto.randomUUID()
      keep({ text, key })
      return key
    },
  }
}

function readDraft({ text, key }: Record<string, unknown>) {
  if (typeof text !== 'string' || text === '') return null
  return typeof key === 'string' ? { text, key } : { text }
}

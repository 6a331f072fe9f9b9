import { useIdempotencyKey } from '@kinora/http'
import { useHoldReload } from '@kinora/router'
import { storedValue, useSession } from '@kinora/session'
import { useMemo, useState } from 'react'

/** A note that was typed and not saved, kept for this person until it is: a new one, or changes of a note. */
export function useNoteDraft(memberId: number, noteId: number | 'new') {
  const { session } = useSession()
  const me = session?.id ?? 0
  const stored = useMemo(
    () => storedValue('person', `noteDraft.${me}.${memberId}.${noteId}`, 1),
    [me, memberId, noteId],
  )
  const [draft, setDraft] = useState(() => readText(stored.read()))
  const keys = useIdempotencyKey(stored)
  useHoldReload(draft !== null)
  return {
    /** Null when nothing was typed. */
    text: draft,
    change: (text: string) => {
      setDraft(text)
      stored.keep({ text })
    },
    drop: () => {
      setDraft(null)
      stored.forget()
    },
    ...keys,
  }
}

const readText = ({ text }: Record<string, unknown>) => (typeof text === 'string' && text !== '' ? text : null)

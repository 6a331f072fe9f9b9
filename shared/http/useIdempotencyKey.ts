import type { StoredValue } from '@kinora/session'
import { useState } from 'react'

type Sent = Record<string, { about: string; key: string }>

/** An idempotency key for what is stored together with its key until it is sent. */
export const newIdempotencyKey = (): string => crypto.randomUUID()

/**
 * Idempotency keys of writes. The same content has the same key until it succeeded, so that a second try after a lost
 * answer writes nothing twice; changed content has a new key. `subject` tells apart what one component sends at the same
 * time. With a stored `draft` a key is kept beside it (as `sent`) and outlives the page.
 */
export function makeIdempotencyKeys(draft?: StoredValue) {
  let memory: Sent = {}
  const read = () => (draft?.read()['sent'] as Sent | undefined) ?? memory
  const keep = (sent: Sent) => {
    memory = sent
    draft?.keep({ ...draft.read(), sent })
  }
  return {
    /** The key to send this content with. */
    keyFor(content: unknown, subject: string | number = ''): string {
      const about = JSON.stringify(content)
      const last = read()[subject]
      if (last?.about === about) return last.key
      const key = newIdempotencyKey()
      keep({ ...read(), [subject]: { about, key } })
      return key
    },
    /** To be called when a write succeeded: the same content, sent once more, is another write. */
    endKey(subject: string | number = ''): void {
      const { [subject]: _ended, ...others } = read()
      keep(others)
    },
  }
}

/** The idempotency keys of a component, see `makeIdempotencyKeys`. They end with it, without a draft. */
export function useIdempotencyKey(draft?: StoredValue) {
  const [keys] = useState(() => makeIdempotencyKeys(draft))
  return keys
}

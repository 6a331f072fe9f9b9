import { useRef } from 'react'

/**
 * An idempotency key that stays the same while what is sent stays the same, so that a second try after a lost answer
 * writes nothing twice.
 */
export function useKey(): (about: string) => string {
  const kept = useRef<{ about: string; key: string }>(undefined)
  return (about) => {
    if (kept.current?.about !== about) kept.current = { about, key: crypto.randomUUID() }
    return kept.current.key
  }
}

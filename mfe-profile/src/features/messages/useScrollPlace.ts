import type { Message } from '@kinora/contracts'
import { useLayoutEffect, useRef } from 'react'

/** So near the end somebody reads the newest messages. */
const NEAR_PX = 160

/**
 * The scrolling place of a thread: at its end when it opens and when a message comes while the end is seen; where it was
 * when older messages are put before the others.
 * @param waiting the number of messages below the others
 */
export function useScrollPlace(messages: readonly Message[] | undefined, waiting: number) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef<{ height: number; oldest: number | undefined; waiting: number } | null>(null)
  const oldest = messages?.at(-1)?.id
  const newest = messages?.[0]?.id

  useLayoutEffect(() => {
    const { current } = place
    if (!current) return
    const { scrollHeight, clientHeight, scrollTop } = current
    const last = before.current
    const isFirst = last?.oldest === undefined
    const hasOlder = !isFirst && last.oldest !== oldest
    const wasAtEnd = last !== null && last.height - clientHeight - scrollTop < NEAR_PX
    if (isFirst || wasAtEnd || (last && waiting > last.waiting)) current.scrollTop = scrollHeight
    else if (hasOlder) current.scrollTop = scrollTop + scrollHeight - last.height
    before.current = { height: scrollHeight, oldest, waiting }
  }, [oldest, newest, waiting])
  const toEnd = () => {
    const { current } = place
    if (current) current.scrollTop = current.scrollHeight
  }
  return { place, toEnd }
}

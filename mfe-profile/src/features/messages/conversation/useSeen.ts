import type { Message } from '@kinora/contracts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useProfileReadMessagesMutation } from './messagesApi.ts'

/** So long a message must be visible before it counts as read. */
const SEEN_AFTER_MS = 1_000
const LOOK_MS = 250
const HALF = 0.5
const STEPS = [0, 0.1, 0.25, HALF, 0.75, 1]
const RETRY_MS = 15_000
/** In one call. */
const AT_ONCE = 100

/**
 * Marks the caller's unread messages as read when they were truly seen: half of one, or half of the window full of it,
 * for a second, in a document that is visible. Elements of messages carry `data-message` with their ids. Returns the
 * messages that this page has marked.
 */
export function useSeen(list: RefObject<HTMLElement | null>, messages: readonly Message[], me: number) {
  const [read] = useProfileReadMessagesMutation()
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const tried = useRef(new Map<number, number>())
  const unread = messages
    .filter(({ receiverId, isRead, id }) => receiverId === me && !isRead && !marked.has(id))
    .map(({ id }) => id)
    .join()

  useEffect(() => {
    const unreadIds = new Set(unread === '' ? [] : unread.split(',').map(Number))
    if (unreadIds.size === 0 || !list.current) return
    const since = new Map<number, number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
          const isSeen = intersectionRatio >= HALF || intersectionRect.height >= HALF * (rootBounds?.height ?? Infinity)
          for (const id of idsOf(target)) {
            if (!isSeen) since.delete(id)
            else if (!since.has(id)) since.set(id, performance.now())
          }
        }
      },
      { threshold: STEPS },
    )
    for (const element of list.current.querySelectorAll('[data-message]')) {
      if (idsOf(element).some((id) => unreadIds.has(id))) observer.observe(element)
    }
    const isDue = (id: number) => performance.now() > (tried.current.get(id) ?? -Infinity) + RETRY_MS
    const timer = setInterval(() => {
      const now = performance.now()
      if (document.visibilityState !== 'visible') return since.forEach((_, id) => since.set(id, now))
      const seenEntries = [...since].filter(
        ([id, from]) => unreadIds.has(id) && now >= from + SEEN_AFTER_MS && isDue(id),
      )
      const ids = seenEntries.slice(0, AT_ONCE).map(([id]) => id)
      if (ids.length === 0) return
      for (const id of ids) tried.current.set(id, now)
      void read(ids).then(({ error }) => error || setMarked((before) => new Set([...before, ...ids])))
    }, LOOK_MS)
    return () => {
      clearInterval(timer)
      observer.disconnect()
    }
  }, [unread, list, read])
  return marked
}

const idsOf = (element: Element) => (element.getAttribute('data-message') ?? '').split(',').map(Number)

import { useEffect, useSyncExternalStore } from 'react'

let current = 0
const listeners = new Set<() => void>()

function set(count: number) {
  current = count
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Puts a number before the page's title, `(2) Programy`, for as long as the component is mounted; 0 puts none. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    set(count)
    return () => set(0)
  }, [count])
}

/** The page's title without that number. */
export const withoutCount = (title: string): string => title.replace(/^\(\d+\) /, '')

export const useTitlePrefix = (): string => {
  const count = useSyncExternalStore(
    subscribe,
    () => current,
    () => 0,
  )
  return count > 0 ? `(${count}) ` : ''
}

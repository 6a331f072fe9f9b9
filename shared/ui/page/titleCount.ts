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

/**
 * Puts a number before the page's title, `(2) Programy`, for as long as the component is mounted; 0 puts none. Not while
 * the page is printed: a PDF is named by its title.
 */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => set(count)
    const hide = () => set(0)
    show()
    addEventListener('beforeprint', hide)
    addEventListener('afterprint', show)
    return () => {
      removeEventListener('beforeprint', hide)
      removeEventListener('afterprint', show)
      hide()
    }
  }, [count])
}

export const useTitlePrefix = (): string => {
  const count = useSyncExternalStore(
    subscribe,
    () => current,
    () => 0,
  )
  return count > 0 ? `(${count}) ` : ''
}

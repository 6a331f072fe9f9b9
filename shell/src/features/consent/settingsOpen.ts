import { useSyncExternalStore } from 'react'

/** Whether the consent settings are open. Banner and footer both open them. */
let isOpen = false
const listeners = new Set<() => void>()

export function setSettingsOpen(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSettingsOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )

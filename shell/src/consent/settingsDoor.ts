import { useSyncExternalStore } from 'react'

/** Whether the settings stand open: the banner and the footer both lead to them. */
let isOpen = false
const listeners = new Set<() => void>()

export function openSettings(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSettingsOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen, () => false)

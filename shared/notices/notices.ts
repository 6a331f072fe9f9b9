import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** A short message at the bottom right, with one optional action, such as undo. Its texts are already translated. */
export type Notice = {
  id: number
  kind: 'success' | 'error' | 'info'
  text: string
  action?: { label: string; run: () => void }
  /** Stays until it is closed; errors always do. */
  stays?: boolean
}

const store = createStore<{ notices: Notice[] }>(() => ({ notices: [] }))
let lastId = 0

/** Shows a notice and returns its id. A notice with the same text is replaced. */
export function addNotice(notice: Omit<Notice, 'id'>): number {
  const id = ++lastId
  store.setState(({ notices }) => ({
    notices: [...notices.filter(({ text }) => text !== notice.text), { ...notice, id }],
  }))
  return id
}

export function dismissNotice(id: number): void {
  store.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }))
}

export function clearNotices(): void {
  store.setState({ notices: [] })
}

export const useNotices = (): Notice[] => useStore(store, ({ notices }) => notices)

import { useSyncExternalStore } from 'react'
import { today } from './days.ts'

const LOOK_MS = 30_000

/** The user's day, `2026-11-23`: another one after midnight, or when a border was crossed, also on a page that stays open. */
export const useToday = (): string => useSyncExternalStore(follow, today, today)

function follow(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_MS)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

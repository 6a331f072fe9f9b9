import { useEffect } from 'react'

const holds = new Set<object>()

/** Whether something on the page must not be interrupted. The shell asks before it loads a newer release. */
export const isReloadHeld = (): boolean => holds.size > 0

/** Keeps the page from being reloaded while `active`: a film plays, a form is filled in, a payment is open. */
export function useHoldReload(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const hold = {}
    holds.add(hold)
    return () => void holds.delete(hold)
  }, [active])
}
